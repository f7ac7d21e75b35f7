import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend';
import { renderAt } from '@test/render';

const refreshed = (times: number) => waitFor(() => expect(requestsTo('/views/search/sync').filter(({ headers }) => headers.has('X-Graylog-No-Session-Extension')).length).toBeGreaterThanOrEqual(times));

it('keeps no result of before: a page that refreshes itself may stay open for months', async () => {
  await seedBackend({ seed: { messages: [{ message: 'request', source: 'web-1' }] } });
  const { queryClient } = await renderAt('/search?refresh=1');
  const kept = () => queryClient.getQueryCache().findAll({ queryKey: ['search'] }).length;
  await refreshed(2);
  const before = kept();
  await refreshed(6);
  await waitFor(() => expect(kept()).toBeLessThanOrEqual(before));
});

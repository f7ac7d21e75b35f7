import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

const refreshed = (times: number) =>
  waitFor(() =>
    expect(
      requestsTo('/views/search/sync').filter(({ headers }) =>
        headers.has('X-Graylog-No-Session-Extension'),
      ).length,
    ).toBeGreaterThanOrEqual(times),
  );

it('keeps no previous results, because a page with auto refresh may stay open for months', async () => {
  await seedBackend({ seed: { messages: [{ message: 'request', source: 'web-1' }] } });
  const { queryClient } = await renderAt('/search?refresh=1');
  await screen.findByRole('treegrid', { name: 'All Messages' });
  await refreshed(6);
  // Queries that hold rows; there must be only one, however often it refreshed.
  const cached = () =>
    ['execution', 'followed', 'rows', 'message'].map(
      (kind) => queryClient.getQueryCache().findAll({ queryKey: ['search', kind] }).length,
    );
  await waitFor(() => expect(cached()).toEqual([1, 1, 1, 1]));
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requests } from '@test/backend';
import { renderAt } from '@test/render';

it('searches when it opens, and again with Enter', async () => {
  const { actor, router } = await renderAt('/search');
  const status = await screen.findByRole('region', { name: 'State of the search' });
  await within(status).findByText('complete');
  await actor.type(screen.getByRole('textbox', { name: 'Query' }), 'source:web{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('q=source%3Aweb'));
  await within(status).findByText('complete');
  expect(requests().filter((line) => line === 'POST /views/search/sync')).toHaveLength(2);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { found, openSearch } from '@test/samples/search-page';

it('t and a time range are typed at a stretch', async () => {
  const { actor, status, router } = await openSearch();
  await found(status, 3);
  await actor.keyboard('t-15m{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('relative=900'));
  expect(screen.queryByRole('dialog', { name: 'Time range' })).toBeNull();
});

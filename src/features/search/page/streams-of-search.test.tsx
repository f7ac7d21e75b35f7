import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requests } from '@test/backend/backend';
import { found, openSearch, SYNC } from '@test/samples/search-page';

it('searches the selected streams', async () => {
  const { actor, status, router } = await openSearch();
  await found(status, 3);
  await actor.click(screen.getByRole('button', { name: 'Stream' }));
  await actor.click(await screen.findByRole('checkbox', { name: 'Shop production' }));
  await actor.click(screen.getByRole('button', { name: 'Apply and search' }));
  await found(status, 0);
  expect(router.state.location.search).toContain('streams=64b000000000000000000001');
  await actor.click(await screen.findByRole('button', { name: 'Remove stream Shop production' }));
  await found(status, 3);
});

it('Enter selects the first stream that matches, the next Enter searches it', async () => {
  const { actor, status, router } = await openSearch();
  await found(status, 3);
  await actor.click(screen.getByRole('button', { name: 'Stream' }));
  await screen.findByRole('checkbox', { name: 'Shop production' });
  const box = screen.getByRole('searchbox', { name: 'Search streams' });
  await actor.type(box, 'nothing of this name{Enter}');
  await actor.clear(box);
  await actor.type(box, 'shop{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Shop production' })).toBeChecked();
  await actor.type(box, '{Enter}');
  await found(status, 0);
  expect(router.state.location.search).toContain('streams=64b000000000000000000001');
});

it('opens the page of one stream, and its /new route', async () => {
  const { router } = await openSearch('/streams/64b000000000000000000001/search/new?q=app%3Aauth');
  expect(router.state.location.pathname).toBe('/streams/64b000000000000000000001/search');
  expect(router.state.location.search).toBe('?q=app%3Aauth');
  await waitFor(() => expect(requests()).toContain(SYNC));
});

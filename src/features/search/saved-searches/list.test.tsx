import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { createSearch } from '@/contract/search';
import { createView, deleteView } from '@/contract/views';
import { newIds } from '@/views/storing/new-ids';
import { answerInstead, seedBackend, signInAs } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

async function saved(...titles: string[]): Promise<string[]> {
  await seedBackend();
  await signInAs();
  const ids: string[] = [];
  for (const title of titles) {
    const { id } = await call(createSearch, { id: newIds.searchId(), queries: [], parameters: [] });
    ids.push((await call(createView, { type: 'SEARCH', title, search_id: id, state: {} })).id);
  }
  return ids;
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('lists saved searches by title, opens one and deletes one', async () => {
  const [, second] = await saved('Web errors', 'Mail');
  const { actor } = await renderAt('/search/saved');
  const links = await screen.findAllByRole('link', { name: /^(Mail|Web errors)$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Mail', 'Web errors']);
  expect(links[0]).toHaveAttribute('href', `/search/${second}`);
  await actor.click(within(await row('Mail')).getByRole('button', { name: 'Actions for Mail' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete saved search' }));
  expect(dialog.getByText('Do you really want to delete the saved search "Mail"?')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Delete saved search' }));
  expect(await screen.findByText('Deleting view "Mail" was successful!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mail' })).toBeNull());
});

it('explains why they could not be loaded', async () => {
  await saved('Web errors');
  answerInstead(
    http.get('*/api/search/saved', () =>
      HttpResponse.json({ type: 'ApiError', message: 'the index is gone' }, { status: 500 }),
    ),
  );
  await renderAt('/search/saved');
  expect(await screen.findByText('Could not load saved searches')).toBeVisible();
  expect(
    screen.getByText('Loading saved searches failed with status: the index is gone - 500'),
  ).toBeVisible();
});

it('names those that could not be deleted, and keeps them selected', async () => {
  const [first = ''] = await saved('One', 'Two');
  const { actor } = await renderAt('/search/saved');
  for (const name of ['One', 'Two'])
    await actor.click(within(await row(name)).getByRole('checkbox', { name: new RegExp(name) }));
  await call(deleteView, { id: first });
  await actor.click(screen.getByRole('button', { name: 'Bulk actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 saved searches' }));
  expect(dialog.getByText('Do you really want to remove 2 saved searches?')).toBeVisible();
  await actor.click(dialog.getAllByRole('button').at(-1) ?? document.body);
  expect(
    await screen.findAllByText('1 out of 2 selected saved searches could not be deleted.'),
  ).not.toHaveLength(0);
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, seedBackend, signInAs } from '@test/backend/backend';
import { makeSet, rotate } from '@test/samples/made-index-set';
import { renderPagesOf } from '@test/rendering/render-page';
import { call } from '@/api/client';
import type { IndexSet } from '@/contract/index-sets';
import { createStream } from '@/contract/streams';
import { routes } from './routes';

const renderAt = renderPagesOf(routes);

async function openSet(indices: number): Promise<ReturnType<typeof renderAt> & { set: IndexSet }> {
  await seedBackend();
  await signInAs();
  const set = await makeSet('Web', 'web', 100);
  for (let times = 1; times < indices; times += 1) await rotate(set.id);
  await call(createStream, { title: 'Shop', index_set_id: set.id });
  return Object.assign(await renderAt(`/system/index_sets/${set.id}`), { set });
}
const grid = async () => within(await screen.findByRole('grid', { name: 'Indices' }));
const names = async () =>
  (await grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => /^web_\d+/.exec(textContent)?.[0]);

it('closes and deletes several indices after naming what they contain', async () => {
  const { actor } = await openSet(4);
  const table = await grid();
  expect(table.getByRole('checkbox', { name: 'Select web_3' })).toBeDisabled();
  await actor.click(table.getByRole('checkbox', { name: 'Select web_0' }));
  await actor.click(table.getByRole('checkbox', { name: 'Select web_1' }));
  await actor.click(screen.getByRole('button', { name: 'Bulk actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Close' }));
  const closing = within(await screen.findByRole('dialog', { name: 'Close 2 indices' }));
  expect(closing.getByText(/^0 messages, /)).toBeVisible();
  expect(await closing.findByText('Streams that write to this index set: Shop')).toBeVisible();
  await actor.click(closing.getByRole('button', { name: 'Close 2 indices' }));
  await waitFor(() =>
    expect(table.getByRole('row', { name: /web_1/ })).toHaveTextContent('Closed'),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bulk actions' })).toBeNull());

  await actor.click(table.getByRole('checkbox', { name: 'Select web_1' }));
  await actor.click(table.getByRole('checkbox', { name: 'Select web_2' }));
  await actor.click(screen.getByRole('button', { name: 'Bulk actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const deleting = within(await screen.findByRole('dialog', { name: 'Delete 2 indices' }));
  expect(deleting.getByText(/^The contents of 1 closed index/)).toBeVisible();
  (await backend()).fail('DELETE', '/system/indexer/indices/web_2', 500);
  await actor.click(deleting.getByRole('button', { name: 'Delete 2 indices' }));
  expect(await screen.findByText('1 item failed and stays selected.')).toBeVisible();
  expect(screen.getByText(/^web_2: /)).toBeVisible();
  await waitFor(async () => expect(await names()).toEqual(['web_3', 'web_2', 'web_0']));
});

it('finds an index of many by its name', async () => {
  const { actor } = await openSet(12);
  await grid();
  await actor.type(screen.getByRole('searchbox', { name: 'Filter indices by name' }), '_1');
  expect(await screen.findByText('3 of 12 indices')).toBeVisible();
  expect(await names()).toEqual(['web_11', 'web_10', 'web_1']);
  await actor.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No index matches the filter.')).toBeVisible();
});

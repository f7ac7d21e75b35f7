import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { createSearch } from '@/contract/search';
import { createView } from '@/contract/views';
import { stateOf } from '@/domain/search/view/view';
import { newIds } from '@/views/storing/new-ids';
import { loadView } from '@/views/storing/queries';
import { seedBackend, signInAs } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables();

/** Empty dashboards with these titles. */
async function dashboards(...titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const page = newIds.id();
    const { id } = await call(createSearch, {
      id: newIds.searchId(),
      queries: [
        {
          id: page,
          timerange: { type: 'relative', from: 300 },
          filter: null,
          query: { type: 'elasticsearch', query_string: '' },
          search_types: [],
        },
      ],
      parameters: [],
    });
    const state = { [page]: { titles: {}, widgets: [], widget_mapping: {}, positions: {} } };
    ids.push((await call(createView, { type: 'DASHBOARD', title, search_id: id, state })).id);
  }
  return ids;
}

it('copies a widget with what its search searches, to a dashboard found by its title', async () => {
  await seedBackend({ seed: { messages: [{ message: 'refused', source: 'shop-1' }] } });
  await signInAs();
  const ids = await dashboards('Mail', 'Machines', 'Shop', 'Sales', 'Stock', 'Support');
  const { actor } = await renderAt('/search?q=refused&rangetype=relative&from=900');
  await actor.click(await screen.findByRole('button', { name: 'Actions for All Messages' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Copy to dashboard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy to dashboard' }));
  expect(await dialog.findAllByRole('radio')).toHaveLength(5);
  await actor.type(dialog.getByRole('searchbox', { name: 'Search dashboards' }), 'Supp');
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
  await actor.click(dialog.getByRole('radio', { name: 'Support' }));
  await actor.click(dialog.getByRole('button', { name: 'Copy widget' }));
  await screen.findByText('"All Messages" was copied to the dashboard "Support".');
  const stored = await loadView(ids[5] ?? '');
  expect(stateOf(stored, stored.search.queries[0]?.id ?? '')).toMatchObject({
    widgets: [{ kind: 'messages', query: 'refused', timerange: { type: 'relative', from: 900 } }],
  });
});

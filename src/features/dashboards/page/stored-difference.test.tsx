import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { createSearch, type Search } from '@/contract/search';
import { updateView, type View } from '@/contract/views';
import { writeView } from '@/domain/search/view/view-codec';
import { newTotal } from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { newIds } from '@/views/storing/new-ids';
import { loadView } from '@/views/storing/queries';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const TOTAL = {
  title: 'Total',
  widget: {
    ...newTotal(newIds.id(), 'total'),
    timerange: { type: 'relative', from: 3600 },
  } as Widget,
};
const DIFFERS = /^The stored search differs from this widget: time range "last day" instead of/i;

/** A dashboard whose stored search covers a day, and its widget an hour. */
async function opened(user?: string) {
  const id = await storedDashboard([TOTAL]);
  const view = await loadView(id);
  const queries = view.search.queries.map((query) => ({
    ...query,
    searchTypes: query.searchTypes.map((type) => ({
      ...type,
      timerange: { type: 'relative', from: 86_400 },
    })),
  }));
  const wire = writeView({ ...view, search: { ...view.search, id: newIds.searchId(), queries } });
  await call(createSearch, wire.search as Search);
  await call(updateView, { id, view: wire.view as View });
  const { actor } = await renderAt(`/dashboards/${id}`, user === undefined ? {} : { user });
  const total = within(await screen.findByRole('region', { name: 'Total' }));
  const notice = await total.findByText(DIFFERS);
  const choose = async (name: string) => {
    await actor.click(total.getByRole('button', { name }));
    await waitFor(() => expect(total.queryByText(DIFFERS)).toBeNull());
    await actor.click(screen.getByRole('button', { name: 'Save' }));
    await settled();
    const { search, states } = await loadView(id);
    const [page] = search.queries;
    return {
      stored: page?.searchTypes.map(({ timerange }) => timerange),
      shown: page && states[page.id]?.widgets.map(({ timerange }) => timerange),
    };
  };
  return { total, notice, choose };
}

it('lets those who edit a dashboard keep what a widget shows', async () => {
  const { choose } = await opened();
  const { stored, shown } = await choose('Use the widget');
  expect(shown).toEqual([{ type: 'relative', from: 3600 }]);
  expect(stored).toEqual([{ type: 'relative', from: 3600 }]);
});

it('lets those who edit a dashboard take over the stored search', async () => {
  const { choose } = await opened();
  const { stored, shown } = await choose('Use the stored search');
  expect(shown).toEqual([{ type: 'relative', from: 86_400 }]);
  expect(stored).toEqual(shown);
});

it('asks readers nothing', async () => {
  const { total, notice } = await opened('rea');
  expect(notice).toBeVisible();
  expect(total.queryByRole('button', { name: /^Use the/ })).toBeNull();
});

import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { getView, updateView } from '@/contract/views';
import { editView } from '@/domain/search/view/edit-view';
import { newSearchView } from '@/domain/search/view/new-view';
import { onlyQuery, onStates, stateOf } from '@/domain/search/view/view';
import type { Widget } from '@/domain/search/widgets/widget';
import { requestsTo, seedBackend, signInAs } from '@test/backend/backend';
import { loadView } from './queries';
import { saveAs, saveView } from './store-view';

async function opened() {
  await seedBackend();
  await signInAs();
  const {
    view: { id },
  } = await saveAs(
    newSearchView(
      { search: '', query: 'q', messageCount: 'c', allMessages: 'm' },
      { messageCount: 'Count', allMessages: 'All' },
      ['message'],
    ),
    'Refused',
  );
  const rename = async (title: string) =>
    call(updateView, { id, view: { ...(await call(getView, { id })), title } });
  return { base: await loadView(id), rename };
}

it('counts as saved if the response was lost, or if others saved the same changes', async () => {
  const { base, rename } = await opened();
  await rename('Refused!');
  expect(await saveView({ ...base, title: 'Refused!' }, base)).toMatchObject({
    kind: 'saved',
    view: { title: 'Refused!' },
  });
});

it('creates no new search for presentation changes', async () => {
  const { base } = await opened();
  const { id } = onlyQuery(base);
  const widgets = stateOf(base, id).widgets;
  const idOf = (kind: Widget['kind']) => widgets.find((one) => one.kind === kind)?.id ?? '';
  const columns = editView(base, id, {
    type: 'columns',
    widgetId: idOf('messages'),
    fields: ['source'],
  });
  const shown = editView(columns, id, {
    type: 'widgetConfig',
    widgetId: idOf('aggregation'),
    config: { visualization: 'line' },
  });
  expect(await saveView(shown, base)).toMatchObject({
    kind: 'saved',
    view: { search: base.search },
  });
  expect(requestsTo('/views/search')).toHaveLength(1);
});

it('stores where a widget without a position is shown, which servers refuse otherwise', async () => {
  const { base } = await opened();
  const mine = onStates({ ...base, title: 'Refused!' }, (state) => ({ ...state, positions: {} }));
  const positions = {
    c: { col: 1, row: 1, height: 2, width: Infinity },
    m: { col: 1, row: 3, height: 5, width: Infinity },
  };
  const { id } = onlyQuery(base);
  const named = Object.fromEntries(
    stateOf(base, id).widgets.map(({ id: widget, kind }) => [
      widget,
      positions[kind === 'messages' ? 'm' : 'c'],
    ]),
  );
  await saveView(mine, base);
  expect(stateOf(await loadView(base.id), id).positions).toEqual(named);
  const { view: copy } = await saveAs({ ...mine, type: 'DASHBOARD' }, 'Imported');
  expect(Object.keys(stateOf(copy, id).positions).sort()).toEqual(Object.keys(named).sort());
});

it('reports a conflict if others saved something else, and saves nothing', async () => {
  const { base, rename } = await opened();
  await rename('Theirs');
  expect(await saveView({ ...base, title: 'Mine' }, base)).toMatchObject({
    kind: 'conflict',
    by: 'someone',
    current: { title: 'Theirs' },
  });
  expect((await loadView(base.id)).title).toBe('Theirs');
});

it('reports a conflict also if others saved in the last moment, and merges independent changes', async () => {
  const { base } = await opened();
  const [one, other] = await Promise.all([
    saveView({ ...base, title: 'Mine' }, base),
    saveView({ ...base, title: 'Theirs' }, base),
  ]);
  const [first, second] = one.kind === 'saved' ? [one, other] : [other, one];
  expect(first).toMatchObject({ kind: 'saved' });
  expect(second).toMatchObject({
    kind: 'conflict',
    // Both were saved in this browser.
    by: 'otherTab',
    current: { title: first.kind === 'saved' && first.view.title },
  });
  expect(await loadView(base.id)).toMatchObject({
    title: first.kind === 'saved' && first.view.title,
  });
});

it('ignores the order of widgets, because some servers store them as a set', async () => {
  const { base } = await opened();
  const { state, ...view } = await call(getView, { id: base.id });
  const reversed = Object.fromEntries(
    Object.entries(state).map(([id, one]) => [
      id,
      {
        ...(one as { widgets: unknown[] }),
        widgets: (one as { widgets: unknown[] }).widgets.toReversed(),
      },
    ]),
  );
  await call(updateView, { id: base.id, view: { ...view, state: reversed } });
  expect((await loadView(base.id)).states).toEqual(base.states);
  expect(await saveView({ ...base, title: 'Renamed' }, base)).toMatchObject({
    kind: 'saved',
    view: { title: 'Renamed', search: { id: base.search.id }, states: base.states },
  });
});

import { expect, it } from 'vitest';
import { saved } from '@test/models/plain-view-state/saved-document';
import { withoutWidget, withWidgetTitle } from '@/domain/search/view/arrange-widgets';
import { editPages } from '@/domain/search/view/edit-pages';
import { onStates, type ViewDocument } from '@/domain/search/view/view';
import { valuesOf } from './change-values';

const NAMES = { zone: 'UTC', stream: (id: string) => id };
const [page] = saved.document.search.queries;
const [widget] = saved.document.states[page?.id ?? '']?.widgets ?? [];
const widgetId = widget?.id ?? '';
const base = editPages(
  editPages(
    onStates({ ...saved.document, type: 'DASHBOARD' }, (state) => ({
      ...state,
      titles: withWidgetTitle(state.titles, widgetId, 'Orders'),
      positions: { ...state.positions, [widgetId]: { col: 1, row: 1, width: 4, height: 4 } },
    })),
    { type: 'renamePage', pageId: page?.id ?? '', title: 'Overview' },
  ),
  { type: 'addPage', pageId: 'second', title: 'Details' },
);
const valuesIn = (mine: ViewDocument, theirs: ViewDocument) =>
  valuesOf({ part: 'widget', widgetId }, [base, mine, theirs], NAMES);
const renamed = onStates(base, (state, id) =>
  id === page?.id ? { ...state, titles: withWidgetTitle(state.titles, widgetId, 'Sales') } : state,
);

it('tells a renamed widget from one that others moved to another page', () => {
  const moved = editPages(base, { type: 'sendWidget', widgetId, to: 'second' });
  expect(valuesIn(renamed, moved)).toEqual([
    expect.stringMatching(/^Title: Orders; Page: Overview/),
    expect.stringMatching(/^Title: Sales; Page: Overview/),
    expect.stringMatching(/^Title: Orders; Page: Details/),
  ]);
});

it('tells what was changed about a widget that others removed', () => {
  const removed = onStates(base, (state) => withoutWidget(state, widgetId));
  const stretched = onStates(base, (state) => ({
    ...state,
    positions: {
      ...state.positions,
      ...(Object.hasOwn(state.positions, widgetId) && {
        [widgetId]: { col: 1, row: 1, width: Infinity, height: 4 },
      }),
    },
  }));
  expect(valuesIn(stretched, removed)).toEqual([
    'Layout: column 1, row 1, 4 × 4',
    'Layout: column 1, row 1, full width × 4',
    '(missing)',
  ]);
});

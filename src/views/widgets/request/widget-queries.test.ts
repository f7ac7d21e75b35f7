import { expect, it } from 'vitest';
import { newSearchView } from '@/domain/search/view/new-view';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import { asCopy, toStore } from '@/domain/search/view/prepare-save';
import { onStates, onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { newIds } from '@/views/saving/new-ids';
import { searchOfWidget } from './widget-queries';

const window: AbsoluteRange = {
  type: 'absolute',
  from: '2026-11-22T10:00:00.000Z',
  to: '2026-11-22T12:00:00.000Z',
};
const plain = newSearchView(
  { search: 's', query: 'q', messageCount: 'c', allMessages: 'm' },
  { messageCount: 'Count', allMessages: 'All' },
  ['timestamp'],
);
const trend = newAggregation('t', {
  visualization: 'numeric',
  visualizationConfig: { trend: true },
});
const initial = onStates(plain, (state) => ({ ...state, widgets: [...state.widgets, trend] }));
const lastOf = (view: ViewDocument) => {
  const widget = stateOf(view, onlyQuery(view).id).widgets.at(-1);
  if (!widget) throw new Error('There is no widget');
  return searchOfWidget(view, widget, window);
};

it('is the same request before and after a view is saved, and in a copy', () => {
  const stored = toStore(asCopy(initial, 'Mine', newIds), undefined, newIds);
  expect(lastOf(stored)).toEqual(lastOf(initial));
  const written = {
    ...stored,
    search: {
      ...stored.search,
      queries: stored.search.queries.map((query) => ({
        ...query,
        searchTypes: query.searchTypes.map((type) => ({ ...type, written_out: null })),
      })),
    },
  };
  expect(lastOf(written)).toEqual(lastOf(initial));
  expect(lastOf(toStore(asCopy(stored, 'Copy', newIds), undefined, newIds))).toEqual(
    lastOf(initial),
  );
});

it('keeps the previous window of a trend', () => {
  const [chart, before] = lastOf(initial).queries[0]?.search_types ?? [];
  expect(before).toMatchObject({
    name: 'trend',
    timerange: { source: 'search_type', id: chart?.id },
  });
});

it('sorts by a percentile under the name that the server gives it', () => {
  const slowest = newAggregation('p', {
    rowPivots: [],
    series: [{ function: 'percentile(took_ms,95)', config: { name: null } }],
    sort: [{ type: 'series', field: 'percentile(took_ms,95)', direction: 'Descending' }],
  });
  const view = onStates(plain, (state) => ({ ...state, widgets: [...state.widgets, slowest] }));
  expect(lastOf(view).queries[0]?.search_types[0]).toMatchObject({
    series: [{ id: 'percentile(took_ms,95)' }],
    sort: [{ field: 'percentile(took_ms,95.0)' }],
  });
});

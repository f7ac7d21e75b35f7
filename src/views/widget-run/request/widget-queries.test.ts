import { expect, it } from 'vitest';
import { newSearchView } from '@/domain/search/view/new-view';
import { formatted } from '@/domain/search/formatting/formatting';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { asCopy, toStore } from '@/domain/search/view/prepare-save';
import { onStates, onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { newIds } from '@/views/storing/new-ids';
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

it('adds earlier windows and the course of a number, which are not stored', () => {
  const config = newAggregation('g').config;
  const compared = {
    ...newAggregation('g'),
    config: formatted(config, { ghosts: ['previous', '1w'], sparkline: true }),
  };
  const withWidget = (widget: AggregationWidget) =>
    onStates(plain, (state) => ({ ...state, widgets: [...state.widgets, widget] }));
  const types = (view: ViewDocument) => lastOf(view).queries[0]?.search_types ?? [];
  const [chart, previous, week] = types(withWidget(compared));
  const { id: _, ...same } = chart ?? { id: '' };
  expect(previous).toMatchObject({
    ...same,
    name: 'ghost previous',
    timerange: { type: 'offset', source: 'search_type', id: chart?.id, offset: '1i' },
  });
  expect(week).toMatchObject({ timerange: { id: chart?.id, offset: '604800' } });
  expect(types(withWidget(compared))).toHaveLength(3);

  const number: AggregationWidget = {
    ...compared,
    config: { ...compared.config, visualization: 'numeric', rowPivots: [] },
  };
  expect(types(withWidget(number)).map(({ name }) => name)).toEqual(['chart', 'sparkline']);
  expect(types(withWidget(number))[1]).toMatchObject({
    row_groups: [{ type: 'time', fields: ['timestamp'] }],
    sort: [],
  });
  const stored = toStore(asCopy(withWidget(number), 'Mine', newIds), undefined, newIds);
  expect(JSON.stringify(stored.search)).not.toContain('sparkline');
});

it('searches a widget with a range of its own over that range, so that long ones can run in parts', () => {
  const own = { type: 'relative', from: 2_592_000 } as const;
  const config = { ...trend.config, rowPivots: [] };
  const view = onStates(plain, (state) => ({
    ...state,
    widgets: [...state.widgets, { ...trend, timerange: own, config }],
  }));
  const [query] = lastOf(view).queries;
  expect(query?.timerange).toEqual(own);
  const [chart, before] = query?.search_types ?? [];
  expect(chart).not.toHaveProperty('timerange');
  expect(before).toMatchObject({ timerange: { type: 'offset', id: chart?.id } });
});

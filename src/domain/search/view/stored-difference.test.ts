import { describe, expect, it } from 'vitest';
import type { TimeRange } from '../../time-range/time-range';
import { newAggregation } from '../widgets/new-widgets';
import type { Widget } from '../widgets/widget';
import { newDashboardView } from './new-view';
import { toStore, type NewIds } from './prepare-save';
import { storedDifference, withoutStoredSearch } from './stored-difference';
import { onlyQuery, onStates, type ViewDocument } from './view';

const [PAGE, WIDGET] = ['page', 'widget'];
const ids: NewIds = { id: () => 'type', searchId: () => 'search' };
const hour: TimeRange = { type: 'relative', from: 3600 };

/** A stored dashboard with a widget, and `changes` of its search type alone. */
function stored(changes: object = {}, own: Partial<Widget> = {}): ViewDocument {
  const widget = { ...newAggregation(WIDGET), ...own } as Widget;
  const view = toStore(
    onStates(newDashboardView({ search: '', query: PAGE }), (state) => ({
      ...state,
      widgets: [widget],
    })),
    undefined,
    ids,
  );
  const queries = view.search.queries.map((query) => ({
    ...query,
    searchTypes: query.searchTypes.map((type) => ({ ...type, ...changes })),
  }));
  return { ...view, search: { ...view.search, queries } };
}
const differenceIn = (base: ViewDocument, now = base) => storedDifference(base, now, PAGE, WIDGET);

describe('a stored search', () => {
  it.each([
    ['another range', { timerange: hour }, 'timerange', { stored: hour }],
    [
      'another query',
      { query: { type: 'elasticsearch', query_string: 'a' } },
      'query',
      { stored: 'a', shown: '' },
    ],
    ['other streams', { streams: ['s'] }, 'streams', { stored: ['s'], shown: [] }],
  ] as const)('with %s differs', (_, changes, member, values) => {
    const found = differenceIn(stored(changes));
    expect(found?.[member]).toMatchObject(values);
    expect(Object.keys(found ?? {}).sort()).toEqual(['asStored', member].sort());
    expect(found?.asStored[member]).toEqual(values.stored);
  });

  it('of a widget with settings of its own differs if it has those of the page', () => {
    const found = differenceIn(
      stored({ timerange: null, query: null }, { timerange: hour, query: 'a' }),
    );
    expect(found).toMatchObject({
      timerange: { shown: hour },
      query: { stored: '', shown: 'a' },
      asStored: { timerange: null, query: null },
    });
  });

  it.each([
    [{}, {}],
    [{ timerange: { type: 'relative', range: 3600 } }, { timerange: hour }],
    [{ query: '*' }, { query: '' }],
    [{ query: { query_string: '' }, streams: null }, {}],
    [{ streams: ['b', 'a'] }, { streams: ['a', 'b'] }],
    [{ timerange: { type: 'offset', source: 'search_type', id: 'x' }, query: 'a' }, {}],
  ])('with %o agrees with a widget with %o', (changes, own) => {
    expect(differenceIn(stored(changes, own))).toBeUndefined();
  });

  it('is of no interest once the widget was changed, because saving derives it', () => {
    const base = stored({ timerange: hour });
    const now = onStates(base, (state) => ({
      ...state,
      widgets: [{ ...newAggregation(WIDGET), query: 'b' }],
    }));
    expect(differenceIn(base, now)).toBeUndefined();
  });
});

it('follows the widget or is followed by it, as was chosen', () => {
  const base = stored({ timerange: hour });
  const typesOf = (now: ViewDocument) =>
    onlyQuery(toStore(now, base, { ...ids, id: () => 'new' })).searchTypes;
  const kept = withoutStoredSearch(base, PAGE, WIDGET);
  expect(differenceIn(base, kept)).toBeUndefined();
  expect(typesOf(kept)).toMatchObject([{ id: 'new', timerange: null }]);
  const asStored = differenceIn(base)?.asStored;
  const followed = onStates(base, (state) => ({ ...state, widgets: asStored ? [asStored] : [] }));
  expect(differenceIn(followed)).toBeUndefined();
  expect(typesOf(followed)).toMatchObject([{ id: 'type', timerange: hour }]);
});

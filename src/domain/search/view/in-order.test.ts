import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from './in-order';
import { newMessages } from '../widgets/new-widgets';
import { toStore } from './prepare-save';
import { sameContent } from './same-content';
import { EMPTY_STATE, type ViewDocument } from './view';

const PLACES = {
  low: { col: 1, row: 5 },
  right: { col: 7, row: 1 },
  left: { col: 1, row: 1 },
  twin: { col: 1, row: 5 },
};
const IDS = [...Object.keys(PLACES), 'nowhere'];
const types = IDS.map((id) => ({ id: `t-${id}`, type: 'their-type', kept: {} }));

const read = (
  widgets: readonly string[],
  searchTypes: readonly (typeof types)[number][],
): ViewDocument => ({
  id: 'v',
  type: 'SEARCH',
  title: 'V',
  summary: '',
  description: '',
  properties: [],
  requires: {},
  owner: null,
  createdAt: '',
  favorite: false,
  search: {
    id: 's',
    queries: [
      {
        id: 'q',
        query: '',
        timerange: { type: 'relative', range: 300 },
        filter: null,
        filters: [],
        searchTypes,
      },
    ],
    parameters: [],
  },
  states: {
    q: {
      ...EMPTY_STATE,
      widgets: widgets.map((id) => newMessages(id, ['message'])),
      widgetMapping: Object.fromEntries(IDS.map((id) => [id, [`t-${id}`]])),
      positions: Object.fromEntries(
        Object.entries(PLACES).map(([id, place]) => [id, { ...place, height: 4, width: 6 }]),
      ),
    },
  },
});
const orders = fc.tuple(
  fc.shuffledSubarray(IDS, { minLength: IDS.length }),
  fc.shuffledSubarray(types, { minLength: types.length }),
);
const ids = { id: () => 'new', searchId: () => 'another search' };

it('gives the same result for any order of widgets and search types, and keeps the search id on saving', () => {
  fc.assert(
    fc.property(orders, orders, (one, other) => {
      const [first, second] = [inOrder(read(...one)), inOrder(read(...other))];
      expect(first.states['q']?.widgets.map(({ id }) => id)).toEqual([
        'left',
        'right',
        'low',
        'twin',
        'nowhere',
      ]);
      expect(sameContent(first, second)).toBe(true);
      expect(toStore({ ...first, title: 'Renamed' }, read(...other), ids).search.id).toBe('s');
    }),
  );
});

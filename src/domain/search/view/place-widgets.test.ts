import { expect, it } from 'vitest';
import { newAggregation, newMessages } from '../widgets/new-widgets';
import { withPositions } from './place-widgets';
import { EMPTY_STATE, type QueryState } from './view';

const pageOf = (changes: Partial<QueryState>): QueryState => ({
  ...EMPTY_STATE,
  widgets: [newAggregation('chart'), newMessages('rows', ['message'])],
  ...changes,
});

it('keeps a page whose widgets all have a position', () => {
  const place = { col: 1, row: 1, height: 4, width: 4 };
  const page = pageOf({ positions: { chart: place, rows: { ...place, col: 5 } } });
  expect(withPositions(page, 'DASHBOARD')).toBe(page);
});

it('places widgets of a dashboard below all others, none over another', () => {
  const page = pageOf({
    widgets: [newAggregation('chart'), newMessages('rows', ['message']), newAggregation('next')],
    positions: { chart: { col: 3, row: 2, height: 4, width: Infinity } },
  });
  expect(withPositions(page, 'DASHBOARD').positions).toEqual({
    chart: { col: 3, row: 2, height: 4, width: Infinity },
    rows: { col: 1, row: 6, height: 5, width: 6 },
    next: { col: 1, row: 11, height: 4, width: 4 },
  });
});

it('places the widgets of a search like those of a new one', () => {
  expect(withPositions(pageOf({}), 'SEARCH').positions).toEqual({
    chart: { col: 1, row: 1, height: 2, width: Infinity },
    rows: { col: 1, row: 3, height: 5, width: Infinity },
  });
  const rows = { col: 1, row: 1, height: 6, width: Infinity };
  expect(withPositions(pageOf({ positions: { rows } }), 'SEARCH').positions).toEqual({
    chart: { col: 1, row: 1, height: 2, width: Infinity },
    rows: { ...rows, row: 3 },
  });
});

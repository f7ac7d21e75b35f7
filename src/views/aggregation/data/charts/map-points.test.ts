import { describe, expect, it } from 'vitest';
import { rowPlaces, valuePoints } from './map-points';

const rowsOf = (...keys: string[][]) => keys.map((one) => ({ keys: one, values: [] }));

describe('the places of rows', () => {
  it('are coordinates and country codes; other values are listed once', () => {
    const { field, places, count, elsewhere } = rowPlaces(
      rowsOf(['48.1,11.6'], ['DE'], ['?'], ['(Empty Value)'], ['?']),
      1,
    );
    expect(field).toBe(0);
    expect(places.map((one) => one?.latitude !== undefined)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(count).toBe(2);
    expect(elsewhere).toEqual(['?', '(Empty Value)']);
  });

  it('come from the grouping field with the most places', () => {
    const rows = rowsOf(['IT', '1,2'], ['ops', '1,2'], ['dev', '3,4']);
    expect(rowPlaces(rows, 2)).toMatchObject({ field: 1, count: 2, elsewhere: [] });
  });

  it('may be none', () => {
    expect(rowPlaces(rowsOf(['a'], ['b']), 1).field).toBeUndefined();
    expect(rowPlaces([], 1).field).toBeUndefined();
  });
});

describe('the points of a map', () => {
  const places = [
    { latitude: 1, longitude: 1 },
    undefined,
    { latitude: 2, longitude: 2 },
    { latitude: 3, longitude: 3 },
  ];

  it('grow with their value from 10 to 20 pixels, and the largest are first', () => {
    const points = valuePoints([{ values: [5, 1_000, 10, 15] }], places);
    expect(points.map(({ row, radius }) => [row, radius])).toEqual([
      [3, 20],
      [2, 15],
      [0, 10],
    ]);
  });

  it('are measured among those of their series', () => {
    const points = valuePoints([{ values: [1, 0, 2, 2] }, { values: [700, 0, 600] }], places);
    expect(points.map(({ row, series, radius }) => `${row}/${series}: ${radius}`)).toEqual([
      '0/1: 20',
      '2/0: 20',
      '3/0: 20',
      '0/0: 10',
      '2/1: 10',
    ]);
  });

  it('of equal values are equally small, and a place without a value keeps its point', () => {
    const points = valuePoints([{ values: [7, 7, undefined, 7] }], places);
    expect(points.map(({ radius }) => radius)).toEqual([10, 10, 10]);
  });
});

import { expect, it } from 'vitest';
import { extentOf, spansAt, type PlottedSeries, type SeriesKind } from '../marks/series';
import { seriesShapes } from './series-shapes';
import { testArea } from './test-area';

const stacked: SeriesKind = { type: 'area', interpolation: 'linear', stacked: true };
const series = (...values: (number | undefined)[]): PlottedSeries => ({
  name: 'count()',
  colour: '#2f55d4',
  values,
});
const shapes = (all: readonly PlottedSeries[], kind: SeriesKind = stacked) =>
  seriesShapes(all, [], { area: testArea(), kind, x: [10, 20, 30], step: 10, isTime: true });
const linesOf = (all: readonly PlottedSeries[], kind?: SeriesKind) =>
  shapes(all, kind).flatMap(({ mark, d }) => (mark === 'line' ? d : []));

it('lie on top of each other, and fill only what lies between their edges', () => {
  const all = [series(10, 20, 30), series(5, 5, 5)];
  expect(linesOf(all)).toEqual(['M10 90L20 80L30 70', 'M10 85L20 75L30 65']);
  const fills = shapes(all).filter(({ mark }) => mark === 'area');
  expect(fills.map(({ fillRule }) => fillRule)).toEqual(['evenodd', 'evenodd']);
  expect(fills[1]?.d).toBe('M10 85L20 75L30 65V100H10zM10 90L20 80L30 70V100H10z');
});

it('take a missing value for none where others have one, and are gaps where all have none', () => {
  expect(linesOf([series(10, undefined, 30), series(5, 5, 5)])).toEqual([
    'M10 90L20 100L30 70',
    'M10 85L20 95L30 65',
  ]);
  expect(linesOf([series(10, 20, undefined), series(5, 5, undefined)])).toEqual([
    'M10 90L20 80',
    'M10 85L20 75',
  ]);
});

it('reach as high as their sum, where the pointer finds them', () => {
  const all = [series(10), series(5)];
  expect(extentOf(stacked, all).most).toBe(15);
  expect(spansAt(stacked, all, 0)).toEqual([
    { from: 0, to: 10 },
    { from: 10, to: 15 },
  ]);
});

it('are in front of each other without', () => {
  const all = [series(10, 20, 30), series(5, 5, 5)];
  expect(linesOf(all, { type: 'area', interpolation: 'linear' })).toEqual([
    'M10 90L20 80L30 70',
    'M10 95L20 95L30 95',
  ]);
});

import { expect, it } from 'vitest';
import { themes } from '@/theme/theme';
import { clampWidth, tracksOf } from './tracks';

const { column: sizes } = themes.teint;

it('shares the width by weight, keeps fixed columns and never goes below 150 pixels', () => {
  const columns = [
    { id: 'title', width: { weight: 2 } },
    { id: 'source' },
    { id: 'created', width: 'date' as const },
  ];
  expect(tracksOf(columns, {}, sizes, ['30px'], ['36px'])).toEqual({
    tracks: ['30px', 'minmax(150px, 2fr)', 'minmax(150px, 1fr)', '160px', '36px'],
    least: 30 + 150 + 150 + 160 + 36,
  });
});

it('gives a column the width it was dragged to', () => {
  expect(tracksOf([{ id: 'a' }, { id: 'b' }], { a: 320 }, sizes, [], [])).toEqual({
    tracks: ['320px', 'minmax(150px, 1fr)'],
    least: 470,
  });
});

it('lets the last column fill the row when all have been given a width', () => {
  expect(tracksOf([{ id: 'a' }, { id: 'b' }], { a: 200, b: 100 }, sizes, [], []).tracks).toEqual([
    '200px',
    'minmax(100px, 1fr)',
  ]);
});

it.each([
  [10, 48],
  [99.6, 100],
  [99_999, 2_000],
])('takes a width of %d for %d', (asked, taken) => {
  expect(clampWidth(asked)).toBe(taken);
});

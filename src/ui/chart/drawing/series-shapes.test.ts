import { describe, expect, it } from 'vitest';
import type { PlottedSeries } from '../marks/series';
import { seriesShapes, type SeriesOptions } from './series-shapes';
import { testArea } from './test-area';

const series = (...values: (number | undefined)[]): PlottedSeries => ({
  name: 'count()',
  colour: '#2f55d4',
  values,
});
const line = { type: 'line', interpolation: 'linear' } as const;
const area = (interpolation: 'linear' | 'spline') => ({ type: 'area', interpolation }) as const;
const log = testArea({ scale: { type: 'log', from: 1, to: 100, ticks: [] } });
const options = (more: Partial<SeriesOptions>): SeriesOptions => ({
  area: testArea(),
  kind: line,
  x: [10, 20, 30],
  step: 10,
  isTime: true,
  ...more,
});
/** The shapes of a kind, as `dashes path`. */
const drawn = (mark: string, one: PlottedSeries, more: Partial<SeriesOptions> = {}) =>
  seriesShapes([one], [], options(more))
    .filter((shape) => shape.mark === mark)
    .map(({ d, strokeDasharray }) => `${strokeDasharray ?? ''} ${d}`.trim());
/** More points than a line marks. */
const many = Array.from({ length: 30 }, (_, n) => n + 1);

describe('gaps', () => {
  it('stay gaps where a value is missing, and single points are marked', () => {
    const x = [10, 20, 30, 40];
    expect(drawn('line', series(1, 2, undefined, 4), { x })).toEqual(['M10 99L20 98']);
    const lonely = series(...many.map((n) => (n === 3 || n === 5 ? undefined : n)));
    expect(drawn('points', lonely, { x: many, step: 1 })).toEqual(['M4 96h0']);
    expect(drawn('points', series(...many), { x: many, step: 1 })).toEqual([]);
    expect(drawn('points', series(1, 2, 3))).toEqual(['M10 99h0M20 98h0M30 97h0']);
  });

  it('separate points whose times are more than one interval apart', () => {
    const x = [10, 20, 50, 60];
    expect(drawn('line', series(1, 2, 3, 4), { x })).toEqual(['M10 99L20 98M50 97L60 96']);
    expect(drawn('line', series(1, 2, 3, 4), { x, isTime: false })).toHaveLength(1);
    expect(drawn('line', series(1, 2, 3, 4), { x, isTime: false })[0]).not.toMatch(/M.*M/);
  });

  it('are none between months of different length', () => {
    const lines = (...x: number[]) => drawn('line', series(1, 2, 3), { x, step: 28 })[0];
    expect(lines(0, 31, 59)).toBe('M0 99L31 98L59 97');
    expect(lines(0, 31, 90)).toBe('M0 99L31 98');
  });

  it('are not filled in areas', () => {
    const fills = (interpolation: 'linear' | 'spline') =>
      drawn('area', series(1, 2, undefined, 3, 4), {
        kind: area(interpolation),
        x: [10, 20, 30, 40, 50],
      });
    expect(fills('linear')).toEqual(['M10 99L20 98V100H10zM40 97L50 96V100H40z']);
    expect(fills('spline')[0]?.match(/M/g)).toHaveLength(2);
  });

  it('are drawn for 0 on a logarithmic axis, which has no place for it', () => {
    const values = series(1, 100, 0);
    expect(drawn('line', values, { area: log })).toEqual(['M10 100L20 0']);
    expect(drawn('bars', values, { area: log, kind: { type: 'bar', mode: 'stack' } })).toEqual([
      'M6 99h8v1h-8zM16 0h8v100h-8z',
    ]);
  });
});

describe('intervals that are not complete', () => {
  const dashes = (partial: boolean[], ...values: number[]) =>
    drawn('line', series(...values), { x: values.map((_, at) => at * 10), partial }).map((path) =>
      path.replaceAll(/ \d+(?=[A-Z]|$)/g, ''),
    );

  it('are dotted at the ends of a line', () => {
    expect(dashes([false, false, true], 1, 2, 3)).toEqual(['M0L10', '3,3 M10L20']);
    expect(dashes([true, false, false, true], 1, 2, 3, 4)).toEqual([
      '3,3 M0L10',
      'M10L20',
      '3,3 M20L30',
    ]);
    expect(dashes([true, true], 1, 2)).toEqual(['3,3 M0L10']);
    expect(dashes([true], 1)).toEqual([]);
    expect(drawn('points', series(1), { x: [0], partial: [true] })).toEqual(['M0 99h0']);
  });

  it('are paler bars and open points', () => {
    const partial = [false, false, true];
    const bars = seriesShapes(
      [series(1, 2, 3)],
      [],
      options({ kind: { type: 'bar', mode: 'stack' }, partial }),
    );
    expect(bars.map(({ opacity }) => opacity)).toEqual([undefined, 0.55]);
    const points = seriesShapes(
      [series(1, 2, 3)],
      [],
      options({ kind: { type: 'scatter' }, partial }),
    );
    expect(points.map(({ strokeWidth }) => strokeWidth)).toEqual([7, 1]);
  });
});

describe('more points than pixels', () => {
  const x = Array.from({ length: 10_000 }, (_, n) => n / 100);
  const values = x.map((_, n) => (n === 4_321 ? 99 : n === 7_654 ? 1 : 40 + (n % 20)));

  it('are reduced in lines and scatters, which keep their extremes', () => {
    const [path = ''] = drawn('line', series(...values), { x, step: 0.01 });
    expect(path.length).toBeLessThan(6_000);
    expect(path).toContain('L43.2 1L');
    expect(path).toContain('L76.5 99L');
    const [points = ''] = drawn('points', series(...values), { x, kind: { type: 'scatter' } });
    expect(points).toContain('M43.2 1h0');
    expect(points.match(/M/g)?.length).toBeLessThan(3_000);
  });

  it.each(['stack', 'relative', 'group', 'overlay'] as const)(
    'are reduced in bars, which keep their extremes: %s',
    (mode) => {
      const negative = values.map((value, n) => (n === 7_654 ? -30 : value));
      const scaled = testArea({ scale: { type: 'linear', from: -50, to: 50, ticks: [] } });
      const [path = ''] = drawn('bars', series(...negative.map((value) => value / 2)), {
        x,
        step: 0.01,
        area: scaled,
        kind: { type: 'bar', mode },
      });
      expect(path.match(/M/g)?.length).toBeLessThanOrEqual(202);
      expect(path).toContain('M43 1h1v49');
      expect(path).toContain('M77 50h1v15');
    },
  );
});

describe('bars', () => {
  const two = [series(10, 20), { ...series(5, -5), colour: '#c0222c' }];
  const x = [10, 30];
  const step = 20;
  const paths = (mode: 'stack' | 'relative' | 'group' | 'overlay') =>
    seriesShapes(two, [], {
      ...options({ x, step, kind: { type: 'bar', mode } }),
      area: testArea({ scale: { type: 'linear', from: -50, to: 50, ticks: [] } }),
    }).map(({ d, fill, opacity }) => [fill, d, opacity]);

  it('are stacked, those above 0 on each other and those below it below', () => {
    const stack = [
      ['#c0222c', 'M1 35h18v5h-18zM21 50h18v5h-18z', undefined],
      ['#2f55d4', 'M1 40h18v10h-18zM21 30h18v20h-18z', undefined],
    ];
    expect(paths('stack')).toEqual(stack);
    expect(paths('relative')).toEqual(stack);
  });

  it('lie beside each other or in front of each other', () => {
    expect(paths('group').map(([, d]) => d)).toEqual([
      'M1 40h9v10h-9zM21 30h9v20h-9z',
      'M10 45h9v5h-9zM30 50h9v5h-9z',
    ]);
    expect(paths('overlay')).toEqual([
      ['#2f55d4', 'M1 40h18v10h-18zM21 30h18v20h-18z', 0.75],
      ['#c0222c', 'M1 45h18v5h-18zM21 50h18v5h-18z', 0.75],
    ]);
  });

  it('are visible however small their value is, unless it is 0', () => {
    const few = series(0.001, 0);
    expect(drawn('bars', few, { x, step, kind: { type: 'bar', mode: 'group' } })).toEqual([
      'M1 99h18v1h-18z',
    ]);
  });
});

it.each([
  { type: 'bar', mode: 'stack' },
  { type: 'line', interpolation: 'linear' },
  { type: 'area', interpolation: 'linear' },
  { type: 'scatter' },
] as const)('series of one colour look different if patterned: %j', (kind) => {
  const looks = (patterned: boolean) =>
    new Set(
      [1, 1, 1].map((value, at, all) =>
        JSON.stringify(
          seriesShapes(
            all.map(() => series(value, value)),
            [],
            options({
              x: [0, 10],
              kind: kind.type === 'bar' ? { type: 'bar', mode: 'overlay' } : kind,
              patterned,
            }),
          ).filter((shape) => shape.mark !== 'area')[
            kind.type === 'line' || kind.type === 'area' ? at * 2 : at
          ],
        ),
      ),
    );
  expect(looks(false).size).toBe(1);
  expect(looks(true).size).toBe(3);
});

it('an earlier window is a pale dashed line with the steps of bars', () => {
  const [ghost] = seriesShapes([], [series(10, 20)], {
    ...options({ x: [10, 20], kind: { type: 'bar', mode: 'stack' } }),
  });
  expect(ghost).toMatchObject({ d: 'M10 90H15V80H20', strokeDasharray: '9,9', opacity: 0.6 });
});

it('a series keeps its pattern, dash and symbol while others are hidden', () => {
  const third = { ...series(1, 2), place: 2 };
  const x = [0, 10];
  expect(
    seriesShapes(
      [third],
      [],
      options({ x, kind: { type: 'bar', mode: 'stack' }, patterned: true }),
    ),
  ).toMatchObject([{ pattern: 2 }]);
  const all = [series(1, 2), series(1, 2), series(1, 2)];
  const ofThird = seriesShapes(all, [], options({ x, patterned: true })).slice(-2);
  expect(seriesShapes([third], [], options({ x, patterned: true }))).toEqual(ofThird);
});

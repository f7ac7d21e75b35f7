import { describe, expect, it } from 'vitest';
import { extentOf, stackAt, type PlottedSeries, type SeriesKind } from './series';
import { markerSizes, tracesOf, withGaps, type TraceOptions } from './series-traces';

const series = (...values: (number | undefined)[]): PlottedSeries => ({
  name: 'count()',
  colour: '#2f55d4',
  values,
});
const line = { type: 'line', interpolation: 'linear' } as const;
const options = (more: Partial<TraceOptions>): TraceOptions => ({
  kind: line,
  x: [10, 20, 30],
  step: 10,
  isTime: true,
  ...more,
});
const drawn = (one: PlottedSeries, more: Partial<TraceOptions> = {}) =>
  tracesOf([one], [], options(more)) as {
    x: number[];
    y: (number | null)[];
    line?: { dash: string };
    marker: { opacity?: unknown; size?: unknown };
  }[];

describe('gaps', () => {
  it('stay gaps where a value is missing', () => {
    expect(drawn(series(1, undefined, 3))[0]?.y).toEqual([1, null, 3]);
  });

  it('separate points whose times are more than one interval apart', () => {
    expect(withGaps([10, 20, 50, 60], [1, 2, 3, 4], 10)).toEqual({
      x: [10, 20, 35, 50, 60],
      y: [1, 2, null, 3, 4],
    });
  });

  it('are none between months of different length', () => {
    const days = (...lengths: number[]) => withGaps(lengths, [1, 2, 3], 28).x.length;
    expect(days(0, 31, 59)).toBe(3);
    expect(days(0, 31, 90)).toBe(4);
  });

  it('are none between groups that are no times', () => {
    expect(drawn(series(1, 2), { x: [0, 9], step: 1, isTime: false })[0]?.x).toEqual([0, 9]);
  });

  it('leave a lone point visible, also in a long line', () => {
    expect(markerSizes([1, null, 2, 3, null, 4], false)).toEqual([4, 0, 0, 0, 0, 4]);
    expect(markerSizes([1, 2, 3], false)).toBe(0);
    expect(markerSizes([1, 2, 3], true)).toBe(4);
  });

  it('are not filled in areas', () => {
    const area = (interpolation: 'linear' | 'spline') =>
      drawn(series(1, 2, undefined, 3, 4), {
        kind: { type: 'area', interpolation },
        x: [10, 20, 30, 40, 50],
      }) as { fill?: string; x: (number | null)[] }[];
    expect(area('linear').map(({ fill, x }) => [fill, x])).toEqual([
      ['toself', [10, 10, 20, 20, null, 40, 40, 50, 50, null]],
      [undefined, [10, 20, 30, 40, 50]],
    ]);
    expect(area('spline').map(({ fill, x }) => [fill, x])).toEqual([
      ['tozeroy', [10, 20]],
      ['tozeroy', [40, 50]],
      [undefined, [10, 20, 30, 40, 50]],
    ]);
    const [whole] = drawn(series(1, 2, 3), { kind: { type: 'area', interpolation: 'linear' } });
    expect(whole).toMatchObject({ fill: 'tozeroy' });
  });

  it('do not change bars', () => {
    const [bars] = drawn(series(1, undefined, 3), { kind: { type: 'bar', mode: 'group' } });
    expect([bars?.x, bars?.y]).toEqual([
      [10, 20, 30],
      [1, null, 3],
    ]);
  });
});

describe('intervals that are not complete', () => {
  const dashes = (partial: boolean[], ...values: number[]) =>
    drawn(series(...values), { x: values.map((_, at) => at * 10), partial }).map(
      ({ x, line: { dash } = { dash: '' } }) => `${dash} ${x.join()}`,
    );

  it('are dashed at the ends of a line', () => {
    expect(dashes([false, false, true], 1, 2, 3)).toEqual(['solid 0,10', 'dot 10,20']);
    expect(dashes([true, false, false, true], 1, 2, 3, 4)).toEqual([
      'dot 0,10',
      'solid 10,20',
      'dot 20,30',
    ]);
    expect(dashes([true, true], 1, 2)).toEqual(['dot 0,10']);
    expect(dashes([true], 1)).toEqual(['solid 0']);
    expect(dashes([false, false], 1, 2)).toEqual(['solid 0,10']);
  });

  it('are paler bars', () => {
    const [bars] = drawn(series(1, 2, 3), {
      kind: { type: 'bar', mode: 'stack' },
      partial: [false, false, true],
    });
    expect(bars?.marker.opacity).toEqual([1, 1, 0.55]);
  });
});

describe('the extent of a chart', () => {
  const bars = (mode: 'stack' | 'relative' | 'group' | 'overlay'): SeriesKind => ({
    type: 'bar',
    mode,
  });
  it.each([
    [bars('stack'), 0, 7],
    [bars('relative'), -2, 7],
    [bars('group'), -2, 4],
    [bars('overlay'), -2, 4],
    [line, -2, 4],
  ])('%j covers what is drawn', (kind, least, most) => {
    const all = [series(1, 3), series(2, 4), ...(least < 0 ? [series(-2, undefined)] : [])];
    const { least: from, most: to } = extentOf(kind, all);
    expect([Math.min(0, from), to]).toEqual([least, most]);
  });

  it('includes ghosts and reference lines, and is empty without values', () => {
    const { most, isWhole, leastPositive } = extentOf(line, [series(3)], {
      ghosts: [series(9)],
      referenceLines: [{ value: 12.5 }],
    });
    expect([most, isWhole, leastPositive]).toEqual([12.5, false, 3]);
    expect(extentOf(line, [series(undefined)])).toEqual({
      least: 0,
      most: 0,
      leastPositive: undefined,
      isWhole: true,
    });
  });

  it('stacks negative values below zero', () => {
    expect(stackAt([series(3), series(-2), series(undefined), series(-1), series(4)], 0)).toEqual([
      { from: 0, to: 3 },
      { from: 0, to: -2 },
      undefined,
      { from: -2, to: -3 },
      { from: 3, to: 7 },
    ]);
  });
});

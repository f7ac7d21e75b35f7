import { expect, it } from 'vitest';
import { thresholdOf } from '@/domain/search/formatting/thresholds';
import { contrast, legible } from '@/theme/contrast';
import { themes } from '@/theme/theme';
import { linesOf } from '@/ui/chart/Sparkline';
import { textWidth } from '@/ui/measure/text-width';
import { thresholdColours } from './threshold-colours';
import { trendOf } from './trend';

const plain = { unit: 'plain', decimals: null } as const;

it.each([
  [1_234.56789, 0, '+1,234.5679', undefined],
  [1_500, 1_000, '+500', '+50%'],
  [1_000, 1_500.5, '-500.5', '-33.36%'],
  [30_000, 1, '+29,999', '+2999900%'],
  [0, 0, '+0', '+0%'],
  [5, 5, '+0', '+0%'],
])('a trend from %s after %s is written %s / %s', (current, previous, absolute, relative) =>
  expect(trendOf(current, previous, { preference: 'HIGHER', format: plain })).toMatchObject({
    absolute,
    relative,
  }),
);

it('a trend has the unit of its metric, and is good or bad by preference', () => {
  const format = { unit: 'ms', decimals: 1 } as const;
  const trend = (preference: unknown) => trendOf(2_500, 1_000, { preference, format });
  expect(trend('HIGHER')).toEqual({ absolute: '+1.5 s', relative: '+150%', mood: 'good' });
  expect(trend('LOWER')?.mood).toBe('bad');
  expect(trend('NEUTRAL')?.mood).toBe('neutral');
  expect(trendOf(1, undefined, { preference: 'LOWER', format })).toBeUndefined();
});

it('the highest threshold that a value reaches gives its colour, in any order', () => {
  const thresholds = [90, -5, 50].map((value) => ({ value, colour: `c${value}` }));
  const colours = [-6, -5, 49, 50, 91n].map((value) => thresholdOf(value, thresholds)?.colour);
  expect(colours).toEqual([undefined, 'c-5', 'c-5', 'c50', 'c90']);
  expect(thresholdOf(undefined, thresholds)).toBeUndefined();
});

it('a chosen colour is legible in both themes', () => {
  for (const { color } of Object.values(themes))
    for (const colour of ['#00' + '0000', '#ff' + 'ffff', '#ff' + 'ff00', '#7a' + '1010'])
      expect(
        contrast(legible(colour, color.surface, color.text), color.surface),
      ).toBeGreaterThanOrEqual(3);
});

it('values of a table have the colour of their threshold', () => {
  const thresholds = [{ value: 10, colour: '#00' + '0000' }];
  const formatOf = (metric: string) => ({ ...plain, thresholds: metric === 'a' ? thresholds : [] });
  const colourOf = thresholdColours(formatOf, themes.noir);
  expect(['a', 'b'].map((metric) => colourOf(metric, 9))).toEqual([undefined, undefined]);
  expect(colourOf('b', 11)).toBeUndefined();
  expect(colourOf('a', '11')).toBeUndefined();
  expect(contrast(colourOf('a', 11) ?? '', themes.noir.color.surface)).toBeGreaterThanOrEqual(4.5);
});

it('widths of texts grow with their characters', () => {
  expect(textWidth('1,234')).toBeLessThan(textWidth('12345'));
  expect(textWidth('MMM')).toBeGreaterThan(textWidth('iii'));
  expect(textWidth('数字')).toBeGreaterThan(2);
});

it('a sparkline has gaps, starts at zero and keeps single points visible', () => {
  const points = [1, 3, undefined, 2].map((y, at) => ({ x: at * 10, y }));
  expect(linesOf(points, { from: 0, to: 40 })).toEqual([
    { stroke: 'M0 66.67L25 0', area: 'M0 66.67L25 0L25 100L0 100Z' },
    { stroke: 'M75 33.33L76 33.33', area: 'M75 33.33L76 33.33L76 100L75 100Z' },
  ]);
  expect(linesOf([{ x: 0, y: -2 }], { from: 0, to: 0 })[0]?.area).toContain('L0 0Z');
  expect(linesOf([], { from: 0, to: 1 })).toEqual([]);
});

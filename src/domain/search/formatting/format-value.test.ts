import { afterEach, describe, expect, it } from 'vitest';
import { setFormatLocale } from '../../format/locale';
import { formatDifference, formatResult, formatShort, formatValue } from './format-value';
import type { Unit } from './formatting';
import { valueTicks } from './value-ticks';

const shown = (value: number | bigint, unit: Unit, decimals: number | null = null) =>
  formatValue(value, { unit, decimals });

afterEach(() => setFormatLocale('en-US'));

describe('a value of a metric', () => {
  it.each<[number | bigint, Unit, number | null, string]>([
    [82, 'plain', null, '82'],
    [82.0, 'plain', 1, '82.0'],
    [1234.56789, 'plain', null, '1,234.56789'],
    [-0.2, 'plain', 0, '0'],
    [9007199254740993n, 'plain', null, '9,007,199,254,740,993'],
    [9007199254740993n, 'plain', 1, '9,007,199,254,740,993.0'],
    [12.345, 'percent', null, '12.35%'],
    [12, 'percent', null, '12%'],
    [0.5, 'ratio', 1, '50.0%'],
    [1536, 'bytes', null, '1.5 KiB'],
    [1536, 'bytes', 2, '1.50 KiB'],
    [1_048_575, 'bytes', 0, '1 MiB'],
    [1536, 'bytes-si', null, '1.54 kB'],
    [999_999, 'bytes-si', null, '1 MB'],
    [0, 'bytes-si', 1, '0.0 B'],
    [-2_500, 'bytes-si', 1, '-2.5 kB'],
    [1_500, 'ns', null, '1.5 µs'],
    [12.3456, 'ms', null, '12.35 ms'],
    [0.2, 'ms', null, '200 µs'],
    [1_250, 'ms', null, '1.25 s'],
    [125, 's', null, '2 min 5 s'],
    [125, 's', 1, '2.1 min'],
    [76, 'h', null, '3 d 4 h'],
    [0, 's', null, '0 s'],
    [0, 'd', 2, '0.00 d'],
    [1.5, 'd', 1, '1.5 d'],
    [-90, 's', null, '-1 min 30 s'],
    [1e-9, 'ns', null, '0 ns'],
    [Infinity, 's', 1, 'Infinity'],
  ])('%s as %s with %s decimals is %s', (value, unit, decimals, text) =>
    expect(shown(value, unit, decimals)).toBe(text),
  );

  it('follows the language', () => {
    setFormatLocale('de-DE');
    expect(shown(1234.5, 'plain')).toBe('1.234,5');
    expect(shown(1_250, 'ms', 1)).toBe('1,3 s');
    expect(shown(12.5, 'percent')).toBe('12,5\u00a0%');
  });

  it('may be missing, infinite or a text', () => {
    const format = { unit: 's', decimals: 1 } as const;
    expect(
      ['NaN', 'Infinity', '-Infinity', null, undefined].map((one) => formatResult(one, format)),
    ).toEqual(Array.from({ length: 5 }, () => '–'));
    expect(formatResult('web-1', format)).toBe('web-1');
    expect(formatResult('007', format)).toBe('007');
    expect(formatResult(82.0, { unit: 'plain', decimals: null })).toBe('82');
    expect(formatResult(undefined, format, 'N/A')).toBe('N/A');
  });

  it('has a sign as a difference', () => {
    expect(formatDifference(1_250, { unit: 'ms', decimals: null })).toBe('+1.25 s');
    expect(formatDifference(-1_250, { unit: 'ms', decimals: null })).toBe('-1.25 s');
  });
});

describe('the ticks of a value axis', () => {
  const stepOver = (least: number, unit: Unit) => {
    const ticks = valueTicks({ unit, decimals: null });
    return ticks?.text(ticks.stepOver(least));
  };

  it('are round in the unit', () => {
    expect(valueTicks({ unit: 'plain', decimals: null })).toBeUndefined();
    expect(stepOver(13, 'percent')).toBe('20%');
    expect(stepOver(0.18, 'ratio')).toBe('20%');
    expect(stepOver(26, 's')).toBe('30 s');
    expect(stepOver(280, 'ms')).toBe('500 ms');
    expect(stepOver(8, 'h')).toBe('12 h');
    expect(stepOver(800_000, 'bytes')).toBe('1 MiB');
    expect(stepOver(800_000, 'bytes-si')).toBe('1 MB');
    expect(valueTicks({ unit: 's', decimals: null })?.text(0)).toBe('0');
  });

  it('have steps that are not much longer than asked for, whatever the values', () => {
    for (const unit of ['ns', 'ms', 's', 'd', 'bytes-si', 'percent', 'ratio'] as const)
      for (let least = 1e-6; least < 1e15; least *= 3.7) {
        const step = valueTicks({ unit, decimals: null })?.stepOver(least) ?? 0;
        expect([unit, least, step >= least * 0.999 && step <= least * 3]).toEqual([
          unit,
          least,
          true,
        ]);
      }
  });
});

it.each([
  [150, '2.5 min'],
  [100, '100 s'],
  [1_000, '1,000 s'],
  [12 * 3_600, '12 h'],
  [-90, '-1.5 min'],
  [33.333, '33.33 s'],
  [86_400 * 2, '2 d'],
])('%d seconds are short as %s', (seconds, text) => expect(formatShort(seconds, 's')).toBe(text));

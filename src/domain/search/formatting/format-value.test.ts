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
    expect(formatResult('82.0', { unit: 'plain', decimals: null })).toBe('82');
    expect(formatResult(undefined, format, 'N/A')).toBe('N/A');
  });

  it('has a sign as a difference', () => {
    expect(formatDifference(1_250, { unit: 'ms', decimals: null })).toBe('+1.25 s');
    expect(formatDifference(-1_250, { unit: 'ms', decimals: null })).toBe('-1.25 s');
  });
});

describe('the ticks of a value axis', () => {
  const labels = (least: number, most: number, unit: Unit) =>
    valueTicks(least, most, { unit, decimals: null })?.map(({ label }) => label);

  it('are round in the unit', () => {
    expect(labels(0, 100, 'plain')).toBeUndefined();
    expect(labels(0, 100, 'percent')).toEqual(['0', '20%', '40%', '60%', '80%', '100%']);
    expect(labels(0, 0.9, 'ratio')).toEqual(['0', '20%', '40%', '60%', '80%']);
    expect(labels(0, 130, 's')).toEqual(['0', '30 s', '1 min', '1.5 min', '2 min']);
    expect(labels(0, 1_400, 'ms')).toEqual(['0', '500 ms', '1 s']);
    expect(labels(0, 40, 'h')).toEqual(['0', '12 h', '1 d', '1.5 d']);
    expect(labels(0, 4_000_000, 'bytes')).toEqual(['0', '1 MiB', '2 MiB', '3 MiB']);
    expect(labels(0, 4_000_000, 'bytes-si')).toEqual(['0', '1 MB', '2 MB', '3 MB', '4 MB']);
    expect(labels(-100, 100, 'percent')).toEqual(['-100%', '-50%', '0', '50%', '100%']);
    expect(labels(-40, 100, 'percent')).toEqual(['0', '50%', '100%']);
  });

  it('are few, whatever the values', () => {
    for (const unit of ['ns', 'ms', 's', 'd', 'bytes', 'bytes-si', 'percent', 'ratio'] as const)
      for (let most = 1e-6; most < 1e15; most *= 3.7) {
        const count = valueTicks(0, most, { unit, decimals: null })?.length ?? 0;
        expect([unit, most, count > 0 && count <= 6]).toEqual([unit, most, true]);
      }
    expect(valueTicks(0, 0, { unit: 's', decimals: null })).toHaveLength(1);
    expect(valueTicks(0, Infinity, { unit: 's', decimals: null })).toBeUndefined();
  });
});

it('short values have a single unit', () => expect(formatShort(150, 's')).toBe('2.5 min'));

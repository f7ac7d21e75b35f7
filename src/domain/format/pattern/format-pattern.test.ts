import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { setFormatLocale } from '../locale';
import { formatPattern, type Pattern } from './format-pattern';

afterEach(() => setFormatLocale('en-US'));

it.each<[number | bigint, Pattern, string]>([
  [0, '0,0.[00]', '0'],
  [-0, '+0,0[.]0[000]', '+0'],
  [1_234, '0,0.[00]', '1,234'],
  [621.7321, '0,0.[00]', '621.73'],
  [12.3, '0,0.[00]', '12.3'],
  [1.005, '0,0.[00]', '1.01'],
  [-1.005, '0,0.[00]', '-1.01'],
  [1e-7, '0,0.[00]', '0'],
  [-0.001, '0,0.[00]', '0'],
  [0.285, '0.00%', '28.50%'],
  [1, '0.00%', '100.00%'],
  [12.5, '0.00%', '1250.00%'],
  [1e-9, '0.00%', '0.00%'],
  [5, '+0,0[.]0[000]', '+5'],
  [-5.12345, '+0,0[.]0[000]', '-5.1235'],
  [1_234.5, '+0,0[.]0[000]', '+1,234.5'],
  [-0.00001, '+0,0[.]0[000]', '+0'],
  [0.53219, '+0[.]0[0]%', '+53.22%'],
  [-0.5, '+0[.]0[0]%', '-50%'],
  [29_999, '+0[.]0[0]%', '+2999900%'],
  [9_007_199_254_740_993n, '0,0.[00]', '9,007,199,254,740,993'],
  [-9_007_199_254_740_993n, '+0,0[.]0[000]', '-9,007,199,254,740,993'],
  [123_456_789_012_345_680, '0,0.[00]', '123,456,789,012,345,680'],
  [1e21, '0,0.[00]', '1e+21'],
  [NaN, '0,0.[00]', 'NaN'],
  [-Infinity, '+0[.]0[0]%', '-Infinity'],
])('%s as %s is %s', (value, pattern, text) => expect(formatPattern(value, pattern)).toBe(text));

it('has the separators of the language', () => {
  setFormatLocale('de-DE');
  expect(formatPattern(1_234.567, '0,0.[00]')).toBe('1.234,57');
  expect(formatPattern(-1_234.5, '+0,0[.]0[000]')).toBe('-1.234,5');
  expect(formatPattern(0.1234, '0.00%')).toBe('12,34\u00a0%');
});

/** The digits of a number without an exponent, and how many of them are decimals. */
function digitsOf(value: number): { digits: bigint; scale: number } {
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '0', decimals = ''] = mantissa.split('.');
  const scale = decimals.length - Number(exponent);
  const digits = BigInt(whole + decimals);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

/** Rounded with integers alone, a half away from zero. */
function plainText(value: number, { most, least }: { most: number; least: number }): string {
  const { digits, scale } = digitsOf(value);
  const divisor = 10n ** BigInt(Math.max(0, scale - most));
  const rounded =
    ((digits * 2n + divisor) / (divisor * 2n)) * 10n ** BigInt(Math.max(0, most - scale));
  const text = `${rounded}`.padStart(most + 1, '0');
  const decimals = text.slice(text.length - most);
  const kept = decimals.replace(new RegExp(`0{0,${most - least}}$`), '');
  return `${text.slice(0, -most)}${kept && `.${kept}`}`;
}

const KINDS: Record<Pattern, { most: number; least: number; shift: number }> = {
  '0,0.[00]': { most: 2, least: 0, shift: 0 },
  '0.00%': { most: 2, least: 2, shift: 2 },
  '+0,0[.]0[000]': { most: 4, least: 0, shift: 0 },
  '+0[.]0[0]%': { most: 2, least: 0, shift: 2 },
};

const numbers = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }),
  fc.double({ noNaN: true, min: -1e-4, max: 1e-4 }),
  // Halves of the last digit, as people type them.
  fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(9)).map(([n, e]) => Number(`${n}5e-${e}`)),
);

it.each(Object.keys(KINDS) as Pattern[])('%s rounds every number by its digits', (pattern) => {
  const { most, least, shift } = KINDS[pattern];
  fc.assert(
    fc.property(numbers, (value) => {
      const exact = plainText(Number(value), { most: most + shift, least: 0 });
      const [whole = '0', decimals = ''] = exact.split('.');
      const shifted = decimals.padEnd(shift, '0');
      const rest = shifted.slice(shift).padEnd(least, '0');
      const plain = `${BigInt(whole + shifted.slice(0, shift))}${rest && `.${rest}`}`;
      const isZero = !/[1-9]/.test(plain);
      const sign = value < 0 && !isZero ? '-' : pattern.startsWith('+') ? '+' : '';
      expect(formatPattern(value, pattern).replaceAll(',', '')).toBe(
        `${sign}${plain}${shift > 0 ? '%' : ''}`,
      );
    }),
  );
});

it('integers are exact', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (value) => {
      expect(formatPattern(value, '0,0.[00]').replaceAll(',', '')).toBe(`${value}`);
    }),
  );
});

it('can be loaded again, as the development server does after a change', async () => {
  formatPattern(0.5, '0,0.[00]');
  vi.resetModules();
  const again = await import('./format-pattern');
  expect(again.formatPattern(1_234.5, '0,0.[00]')).toBe('1,234.5');
});

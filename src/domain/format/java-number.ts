/** A decimal as Java prints doubles: `79.0`, `0.05`, `1.0E7`, `2.5E-4`. */
export function javaNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (value === 0 || (size >= 1e-3 && size < 1e7))
    return Number.isInteger(value) ? `${value}.0` : `${value}`;
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

const JAVA = /^-?\d+\.\d+(?:E-?\d+)?$/;

/**
 * A decimal as Java prints it, as messages show it: 82 instead of `82.0`. Only for values of number
 * fields: in a text `2.0` is not the same as `2`.
 */
export const plainDecimal = (text: string): string =>
  JAVA.test(text) ? String(Number(text)) : text;

import { dateReader } from './date-capture';
import type { Value } from '../values/value';
import { GrokError } from './grok-error';

/** Converts the text of a capture; throws an Error whose message has the name of Java's. */
export type Convert = (text: string) => Value;

/** A field with a type. */
export type TypedField = { field: string; convert: Convert };

const failure = (name: string, message: string) => new Error(`java.lang.${name}: ${message}`);

const whole =
  (bits: number): Convert =>
  (text) => {
    if (!/^[+-]?\d+$/.test(text)) throw failure('NumberFormatException', inputText(text));
    const value = BigInt(text.replace(/^\+/, ''));
    if (BigInt.asIntN(bits, value) === value) return value;
    throw failure(
      'NumberFormatException',
      bits < 32 ? `Value out of range. Value:"${text}" Radix:10` : inputText(text),
    );
  };

const inputText = (text: string) => `For input string: "${text}"`;

const FLOATING = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)$/;

function double(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') throw failure('NumberFormatException', 'empty String');
  if (!FLOATING.test(trimmed)) throw failure('NumberFormatException', inputText(text));
  return Number(trimmed.replace(/^\+/, '').replace(/(?<=[\d.])[fFdD]$/, ''));
}

/** The shortest decimal number that is the same float, because a `number` is a double. */
function float(text: string): number {
  const value = Math.fround(double(text));
  if (!Number.isFinite(value)) return value;
  for (let digits = 1; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

const asText: Convert = (text) => text;

const TYPES: Readonly<Record<string, Convert>> = {
  byte: whole(8),
  short: whole(16),
  int: whole(32),
  integer: whole(32),
  long: whole(64),
  float,
  double,
  boolean: (text) => text.toLowerCase() === 'true',
  string: asText,
  text: asText,
};

/**
 * Reads `field;type` or `field;type;format`, with colons or semicolons. Undefined for a field
 * without a type.
 *
 * @throws GrokError for an unknown type, and for a format that dates cannot have
 */
export function typedField(key: string): TypedField | undefined {
  const [, field = '', type = '', format] = /^([^:;]*)[:;]([^:;]*)(?:[:;]([^]*))?$/.exec(key) ?? [];
  if (!/[:;]/.test(key)) return undefined;
  const name = type.toLowerCase();
  if (name === 'date' || name === 'datetime') return { field, convert: dateReader(format) };
  const convert = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (convert === undefined) throw new GrokError(`Invalid data type :${name}`);
  return { field, convert };
}

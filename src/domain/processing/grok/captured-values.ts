import { isDate, isMap, type Value } from '../values/value';
import { valueText } from '../values/value-text';

/** An instant as Java writes it, without a fraction that is zero. */
const instantText = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');

/** A capture in an answer. */
export function jsonCapture(value: Value): unknown {
  if (isDate(value)) return instantText(value.ms);
  if (Array.isArray(value)) return (value as readonly Value[]).map(jsonCapture);
  return value;
}

/** The text of a capture. */
export function captureText(value: Exclude<Value, null>): string {
  if (isDate(value)) return instantText(value.ms);
  if (typeof value !== 'object' || isMap(value)) return valueText(value);
  return `[${value.map((one) => (one === null ? 'null' : captureText(one))).join(', ')}]`;
}

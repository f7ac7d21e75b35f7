import type { FieldValue } from '@/domain/exact';
import { isDate, isMap, type Value } from '../../values/value';
import { valueText } from '../../values/value-text';
import type { MessageValue } from './message-draft';

/** A value of the pipeline language as the value of a field. */
export const messageValueOf = (value: Value): MessageValue =>
  typeof value === 'object' && value !== null && isDate(value) ? value : fieldValueOf(value);

function fieldValueOf(value: Value): FieldValue {
  if (typeof value === 'bigint') {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isMap(value))
    return Object.fromEntries([...value].map(([name, member]) => [name, fieldValueOf(member)]));
  return isDate(value) ? valueText(value) : value.map(fieldValueOf);
}

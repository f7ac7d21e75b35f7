import type { FieldValue, Fields } from '@/domain/exact';
import { isReserved } from '@/domain/search/reserved-fields';
import { fieldNames } from '@/shared/message/facts/message-facts';

/** More belong in the details. */
const MAX_FIELDS = 12;
/** Fields that the row shows anyway, or that repeat the message. */
const SHOWN_FIELDS = new Set(['timestamp', 'source', 'message', 'full_message', 'streams']);

/**
 * The fields that distinguish a message: those set by its sender that are not columns, as many as
 * fit in a line or two.
 */
export function summaryOf(
  message: Fields,
  columns: readonly string[],
): [field: string, value: FieldValue][] {
  return fieldNames(message)
    .filter((field) => !SHOWN_FIELDS.has(field) && !isReserved(field) && !columns.includes(field))
    .flatMap((field): [string, FieldValue][] => {
      const value = message[field] ?? '';
      return value === '' ? [] : [[field, value]];
    })
    .slice(0, MAX_FIELDS);
}

import type { FieldValue, Fields } from '@/domain/exact';
import { isReserved } from '@/domain/search/reserved-fields';
import { fieldNames } from '@/shared/message/facts/message-facts';

/** More would be the message's details. */
const MOST = 12;
/** What a row says anyway, or what is the message once more. */
const SAID = new Set(['timestamp', 'source', 'message', 'full_message', 'streams']);

/**
 * The fields that tell one message from others: those of its sender that are no columns, as many as
 * fit a line or two.
 */
export function summaryOf(
  message: Fields,
  columns: readonly string[],
): [field: string, value: FieldValue][] {
  return fieldNames(message)
    .filter((field) => !SAID.has(field) && !isReserved(field) && !columns.includes(field))
    .flatMap((field): [string, FieldValue][] => {
      const value = message[field] ?? '';
      return value === '' ? [] : [[field, value]];
    })
    .slice(0, MOST);
}

import type { FieldValue } from '../exact';
import { formatFieldValue } from '../format/field-value';
import { escapeWord, quotePhrase } from './escapes';

/**
 * Fields that Graylog maps as dates with the format `uuuu-MM-dd HH:mm:ss.SSS`: it finds no other
 * way to write one.
 */
const dateFields = new Set([
  'timestamp',
  'gl2_receive_timestamp',
  'gl2_processing_timestamp',
  'gl2_original_timestamp',
]);
/** Unquoted, the words of an analysed field are looked for one by one. */
const analysedFields = new Set(['message', 'full_message']);

/** A text in quotation marks, for values that shall be found word for word. */
export const quoteValue = (text: string) => quotePhrase(text);

/**
 * A text as the query language takes it for a value: with blanks in it, or where backslashes
 * would not do (empty, `AND`, `>5`), quoted; otherwise with its special characters escaped.
 */
export function escapeValue(text: string): string {
  const needsQuotes =
    text === '' ||
    /[ \t\n\r\u3000]/.test(text) ||
    /^[<>]./s.test(text) ||
    /^(and|or|not)$/i.test(text);
  return needsQuotes ? quotePhrase(text) : escapeWord(text);
}

/**
 * A field's value as a query text; numbers in full, so that what is searched is what was stored.
 */
export function valueText(field: string, value: Exclude<FieldValue, null>): string {
  if (typeof value === 'object') return quotePhrase(formatFieldValue(value));
  if (typeof value !== 'string') return escapeWord(String(value));
  if (dateFields.has(field)) return quotePhrase(asStoredDate(value));
  return analysedFields.has(field) ? quotePhrase(value) : escapeValue(value);
}

function asStoredDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) return text;
  const time = Date.parse(text);
  return Number.isNaN(time)
    ? text
    : new Date(time).toISOString().replace('T', ' ').replace('Z', '');
}

import type { FieldValue } from '../exact';
import { formatFieldValue } from '../format/field-value';
import { escapeWord, quotePhrase } from './escapes';

/**
 * Fields that Graylog maps as dates in the format `uuuu-MM-dd HH:mm:ss.SSS`, the only one it
 * accepts in queries.
 */
const dateFields = new Set([
  'timestamp',
  'gl2_receive_timestamp',
  'gl2_processing_timestamp',
  'gl2_original_timestamp',
]);
/** In analysed fields an unquoted value would match word by word. */
const analysedFields = new Set(['message', 'full_message']);

/** A quoted phrase, to search for a value literally. */
export const quoteValue = (text: string) => quotePhrase(text);

/**
 * A text as a value of the query language: quoted if it contains spaces or cannot be escaped
 * (empty, `AND`, `>5`), else escaped.
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
 * A field value as query text; numbers with all digits, so that the search matches what is stored.
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

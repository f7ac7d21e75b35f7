import { CUT_MARK, readCut } from '@/api/cut';
import type { FieldValue } from '@/domain/exact';
import { prettyJson } from '@/domain/format/json-text';

/**
 * A value as displayed and copied: exact integers, structures as JSON, truncated texts without
 * their marker.
 */
export function valueText(value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return readCut(value).text;
  return typeof value === 'object' ? (linkOf(value) ?? structureText(value, 0)) : String(value);
}

/** The URL of a link made by a decorator, which is the original value. */
export function linkOf(value: FieldValue): string | undefined {
  if (typeof value !== 'object' || value === null || isList(value)) return undefined;
  const { type, href } = value;
  return type === 'a' &&
    typeof href === 'string' &&
    /^https?:\/\//i.test(href) &&
    Object.keys(value).length === 2
    ? href
    : undefined;
}

/** Longer JSON texts are not formatted. */
const MAX_JSON_LENGTH = 65_536;

/** For display only: structures and JSON texts, formatted over several lines. */
export function prettyText(value: FieldValue): string {
  if (typeof value === 'object' && value !== null) return linkOf(value) ?? structureText(value, 2);
  const text = valueText(value);
  return (text.length <= MAX_JSON_LENGTH ? prettyJson(text) : undefined) ?? text;
}

/** Structures up to this length stay on one line. */
const MAX_INLINE_STRUCTURE = 64;

/** JSON with exact integers beyond 2^53; JSON.stringify does not support bigint. */
export function structureText(value: FieldValue, indent: number, depth = 1): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'string') return JSON.stringify(readCut(value).text);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = isList(value)
    ? value.map((one) => structureText(one, indent, depth + 1))
    : Object.entries(value).map(
        ([name, one]) =>
          `${JSON.stringify(name)}:${indent > 0 ? ' ' : ''}${structureText(one, indent, depth + 1)}`,
      );
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  if (indent === 0) return `${open}${parts.join(',')}${close}`;
  const line = isList(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (line.length <= MAX_INLINE_STRUCTURE && !line.includes('\n')) return line;
  const margin = ' '.repeat(indent * depth);
  return `${open}\n${margin}${parts.join(`,\n${margin}`)}\n${' '.repeat(indent * (depth - 1))}${close}`;
}

const BREAK = /\r\n|\n|\r/g;

/** A value on one line of at most `limit` characters, with line ends shown as ↵. */
export function valueLine(value: FieldValue | undefined, limit: number): string {
  const text = valueText(
    typeof value === 'string' && value.length > limit * 2 ? withoutRest(value, limit * 2) : value,
  );
  const line = text.replace(BREAK, ' ↵ ').replace(/\t/g, ' ');
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line;
}

/** Avoids scanning megabytes of text that no row shows. */
function withoutRest(text: string, limit: number): string {
  const mark = text.indexOf(CUT_MARK);
  return text.slice(0, mark === -1 ? limit : Math.min(mark, limit));
}

/** Whether a value, or anything inside it, is truncated. */
export function isCutValue(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return readCut(value).fullLength !== undefined;
  return typeof value === 'object' && value !== null && Object.values(value).some(isCutValue);
}

/** In characters; longer texts are neither indexed as terms nor fit into a URL. */
const MAX_TERM_LENGTH = 8_192;

/** Whether a value can be searched for: it is not truncated and not too long. */
export const isSearchable = (value: FieldValue): boolean =>
  !isCutValue(value) && !(typeof value === 'string' && value.length > MAX_TERM_LENGTH);

function isList(value: FieldValue): value is readonly FieldValue[] {
  return Array.isArray(value);
}

import { CUT_MARK, readCut } from '@/api/cut';
import type { FieldValue } from '@/domain/exact';
import { prettyJson } from '@/domain/format/json-text';

/**
 * A value as it reads and is copied: integers exact, structures as JSON, a cut text without its
 * mark.
 */
export function valueText(value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return readCut(value).text;
  return typeof value === 'object' ? (linkOf(value) ?? structureText(value, 0)) : String(value);
}

/** The address of the web that a decorator made a link of; it is what was sent. */
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

/** Texts of JSON beyond this stay as they came. */
const LONGEST_JSON = 65_536;

/**
 * Structures over several lines, and texts that are JSON too: how it reads, not what is copied or
 * searched.
 */
export function prettyText(value: FieldValue): string {
  if (typeof value === 'object' && value !== null) return linkOf(value) ?? structureText(value, 2);
  const text = valueText(value);
  return (text.length <= LONGEST_JSON ? prettyJson(text) : undefined) ?? text;
}

/** Structures as short as this stand in one line. */
const SHORT_STRUCTURE = 64;

/**
 * JSON in which integers beyond 2^53 stay the digits they are, which JSON.stringify refuses to
 * write.
 */
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
  if (line.length <= SHORT_STRUCTURE && !line.includes('\n')) return line;
  const margin = ' '.repeat(indent * depth);
  return `${open}\n${margin}${parts.join(`,\n${margin}`)}\n${' '.repeat(indent * (depth - 1))}${close}`;
}

const BREAK = /\r\n|\n|\r/g;

/** A value in one line of at most `limit` characters, line ends shown as ↵. */
export function valueLine(value: FieldValue | undefined, limit: number): string {
  const text = valueText(
    typeof value === 'string' && value.length > limit * 2 ? withoutRest(value, limit * 2) : value,
  );
  const line = text.replace(BREAK, ' ↵ ').replace(/\t/g, ' ');
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line;
}

/** Does not search megabytes for line ends that no row shows. */
function withoutRest(text: string, limit: number): string {
  const mark = text.indexOf(CUT_MARK);
  return text.slice(0, mark === -1 ? limit : Math.min(mark, limit));
}

/** Whether a value, or anything in it, was cut while it was read. */
export function isCutValue(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return readCut(value).fullLength !== undefined;
  return typeof value === 'object' && value !== null && Object.values(value).some(isCutValue);
}

/** Characters; longer texts are no terms that a server looks for, and no part of an address. */
const LONGEST_TERM = 8_192;

/** Whether a value can be looked for: it is whole, and no text of megabytes. */
export const isSearchable = (value: FieldValue): boolean =>
  !isCutValue(value) && !(typeof value === 'string' && value.length > LONGEST_TERM);

function isList(value: FieldValue): value is readonly FieldValue[] {
  return Array.isArray(value);
}

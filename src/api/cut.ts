import { putOwn } from '@/domain/exact';

/**
 * Encoding of strings that were truncated while a response was read. With `cutStringsAt: n` an
 * endpoint returns strings of more than n UTF-16 units as their first n, then `CUT_MARK` (a Unicode
 * noncharacter), then the full length. They remain ordinary strings, so caches, workers and
 * comparisons need no special case. Show `readCut(text).text`; if `fullLength` is set, say so and
 * offer the full text via `getMessage` of `contract/messages`. Copying, filtering and exporting
 * must fetch the full text first.
 */
export const CUT_MARK = '\uFDD0';

const CUT_END = new RegExp(`${CUT_MARK}(\\d+)$`);

export type CutText = {
  text: string;
  /** Length of the full text in UTF-16 units; undefined if it is complete. */
  fullLength: number | undefined;
};

/** Decodes a string that may be truncated. */
export function readCut(value: string): CutText {
  const match = CUT_END.exec(value.slice(-24));
  return match
    ? { text: value.slice(0, value.length - match[0].length), fullLength: Number(match[1]) }
    : { text: value, fullLength: undefined };
}

export const isCut = (value: string): boolean => readCut(value).fullLength !== undefined;

/** Truncates a text to `limit` UTF-16 units without splitting a surrogate pair. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const beforePair = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, beforePair)}${CUT_MARK}${text.length}`;
}

/** Truncates every string inside a JSON value, in place. */
export function cutStrings(value: unknown, limit: number): unknown {
  if (typeof value === 'string') return cutText(value, limit);
  if (Array.isArray(value)) {
    value.forEach((one, index) => {
      value[index] = cutStrings(one, limit);
    });
  } else if (typeof value === 'object' && value !== null) {
    const members = value as Record<string, unknown>;
    for (const [name, member] of Object.entries(members)) {
      putOwn(members, name, cutStrings(member, limit));
    }
  }
  return value;
}

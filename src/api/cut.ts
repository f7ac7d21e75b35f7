import { putOwn } from '@/domain/exact';

/**
 * How a text that was cut while an answer was read says so. An endpoint with `cutStringsAt: n`
 * never hands out a string of more than n characters (UTF-16 units) as it was: it becomes its first
 * n, then `CUT_MARK` (a code point that no text may hold), then the length of the whole. It stays
 * an ordinary string in its place, so that caches, workers and comparisons need to know nothing of
 * it. Show `readCut(text).text`; where `fullLength` is set, say so and offer the whole, which
 * `contract/messages` `getMessage` brings. Copying, filtering and exporting must fetch the whole
 * first.
 */
export const CUT_MARK = '\uFDD0';

const CUT_END = new RegExp(`${CUT_MARK}(\\d+)$`);

export type CutText = {
  text: string;
  /** Characters of the whole; undefined where nothing was cut. */ fullLength: number | undefined;
};

/** A value as it may be shown, and the length of the whole where it was cut. */
export function readCut(value: string): CutText {
  const match = CUT_END.exec(value.slice(-24));
  return match
    ? { text: value.slice(0, value.length - match[0].length), fullLength: Number(match[1]) }
    : { text: value, fullLength: undefined };
}

export const isCut = (value: string): boolean => readCut(value).fullLength !== undefined;

/** The text cut to `limit`, never between the halves of one character. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const beforePair = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, beforePair)}${CUT_MARK}${text.length}`;
}

/** Cuts every string inside a value read from JSON, in place. */
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

import type { BitsColumn } from '../storage/columns/bits-column';

/**
 * Returns the bits of a value in the Bloom filter `marks`: each token, keyword and number of a
 * message sets three of its 128 bits. A message that lacks one of the bits does not have the value.
 */
export function markOf(value: string): bigint {
  const hash = spread(hashOf(value, 0, value.length));
  return (
    (1n << BigInt(hash & 127)) |
    (1n << BigInt((hash >>> 7) & 127)) |
    (1n << BigInt((hash >>> 14) & 127))
  );
}

/** The canonical text of a number, so that all notations of it have the same bits. */
export const numberText = (value: number | bigint | string): string => `${value}`;

export const markValue = (marks: BitsColumn, row: number, value: string): void =>
  mark(marks, row, hashOf(value, 0, value.length));

/** Marks all values of a text that are delimited by `frame`. */
export function markFramed(marks: BitsColumn, row: number, text: string, frame: string): void {
  for (let from = 1; from < text.length;) {
    const to = text.indexOf(frame, from);
    if (to < 0) return;
    if (to > from) mark(marks, row, hashOf(text, from, to));
    from = to + 1;
  }
}

function mark(marks: BitsColumn, row: number, hash: number): void {
  const bits = spread(hash);
  marks.set(row, bits & 127);
  marks.set(row, (bits >>> 7) & 127);
  marks.set(row, (bits >>> 14) & 127);
}

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * FNV-1a over UTF-16 code units. It must not change, because stored marks were computed with it.
 */
function hashOf(text: string, from: number, to: number): number {
  let hash = BASIS;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}

const spread = (hash: number) => (hash ^ (hash >>> 15)) >>> 0;

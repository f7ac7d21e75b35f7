import type { BitsColumn } from '../storage/columns/bits-column';

/**
 * Each value that a message can be found by whole (its tokens, keywords, numbers) sets three of the
 * 128 bits of the column `marks`. A message that lacks one of a word's bits does not have the word;
 * one that has them all may.
 */
export function markOf(value: string): bigint {
  const hash = spread(hashOf(value, 0, value.length));
  return (
    (1n << BigInt(hash & 127)) |
    (1n << BigInt((hash >>> 7) & 127)) |
    (1n << BigInt((hash >>> 14) & 127))
  );
}

/** Numbers are found by value, so all ways to write one have the same mark. Minus zero is zero. */
export const numberText = (value: number | bigint | string): string => `${value}`;

export const markValue = (marks: BitsColumn, row: number, value: string): void =>
  mark(marks, row, hashOf(value, 0, value.length));

/** All values of a text between its frames, which it begins and ends with. */
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

/** FNV-1a over UTF-16 code units: what lies in files was marked by it, so it must not change. */
function hashOf(text: string, from: number, to: number): number {
  let hash = BASIS;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}

const spread = (hash: number) => (hash ^ (hash >>> 15)) >>> 0;

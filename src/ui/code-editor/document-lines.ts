import type { CodeToken } from './text-editor';

export type LineToken = { type: string; value: string };
export type Point = { row: number; column: number };

const PLAIN = 'text';

/** Splits the tokens of a text by line, filling the gaps between tokens with plain text. */
export function tokensByLine(text: string, tokens: readonly CodeToken[]): LineToken[][] {
  const lines: LineToken[][] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    lines.push(tokensOfLine(line, lineStart, tokens));
    lineStart += line.length + 1;
  }
  return lines;
}

function tokensOfLine(line: string, lineStart: number, tokens: readonly CodeToken[]): LineToken[] {
  const parts: LineToken[] = [];
  let at = 0;
  for (const { start, end, kind } of tokens) {
    const from = Math.max(start - lineStart, at);
    const to = Math.min(end - lineStart, line.length);
    if (to <= from) continue;
    if (from > at) parts.push({ type: PLAIN, value: line.slice(at, from) });
    parts.push({ type: kind, value: line.slice(from, to) });
    at = to;
  }
  if (at < line.length) parts.push({ type: PLAIN, value: line.slice(at) });
  return parts;
}

/** Row and column of an offset; offsets past the end are clamped. */
export function pointOf(text: string, offset: number): Point {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return { row: before.split('\n').length - 1, column: before.length - lastBreak - 1 };
}

export function offsetOf(text: string, { row, column }: Point): number {
  let start = 0;
  for (let passed = 0; passed < row; passed++) {
    const next = text.indexOf('\n', start);
    if (next < 0) return text.length;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + column, end < 0 ? text.length : end);
}

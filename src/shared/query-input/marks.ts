import { offsetOf } from '@/ui/code-editor/document-lines';
import type { Finding } from './verdict';

/** What is underlined. UTF-16 offsets into the query, `end` exclusive. */
type Mark = { start: number; end: number };

/** Line from 1, column from 0. */
const offsetAt = (query: string, line: number, column: number) =>
  offsetOf(query, { row: line - 1, column });

/**
 * What of the query a finding is about: from its place until its end, whichever comes first;
 * without an end a word.
 */
export function markOf(
  { line, column = 0, endLine, endColumn = 0 }: Finding,
  query: string,
): Mark | undefined {
  if (line === undefined && endLine === undefined) return undefined;
  const start = offsetAt(query, line ?? 1, column);
  const end = endLine === undefined ? start : offsetAt(query, endLine, endColumn);
  return start === end
    ? wordAt(query, start)
    : { start: Math.min(start, end), end: Math.max(start, end) };
}

/** At least one character. */
function wordAt(query: string, start: number): Mark {
  const [word = ''] = /^.[^\s:"()[\]{}]*/s.exec(query.slice(start)) ?? [];
  return { start, end: start + word.length };
}

import { offsetOf } from '@/ui/code-editor/document-lines';
import type { Finding } from './verdict';

/** An underlined range: UTF-16 offsets into the query, `end` exclusive. */
type Mark = { start: number; end: number };

/** Lines count from 1, columns from 0. */
const offsetAt = (query: string, line: number, column: number) =>
  offsetOf(query, { row: line - 1, column });

/**
 * The range of a finding, up to the end of the query at most; if only its start is known, the word
 * there.
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

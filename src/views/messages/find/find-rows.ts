import type { ResultMessage } from '@/contract/search';
import { ownValue } from '@/domain/exact';
import { withoutAnsi } from '@/domain/format/text/ansi';
import { cellText } from '../rows/MessageRow';

/** Maximum time in milliseconds to block the main thread. */
const MAX_BLOCKING_MS = 8;

type FindRequest = {
  rows: readonly ResultMessage[];
  columns: readonly string[];
  zone: string;
  raw: boolean;
  text: string;
};

/**
 * Indices of the loaded rows that contain the text in a visible column, ignoring case. Returns
 * early when aborted.
 */
export async function findRows(
  { rows, columns, zone, raw, text }: FindRequest,
  signal: AbortSignal,
): Promise<number[]> {
  const found: number[] = [];
  const needle = text.toLowerCase();
  let started = performance.now();
  for (const [index, { message }] of rows.entries()) {
    if (columns.some((column) => hasText(column, ownValue(message, column), { zone, raw }, needle)))
      found.push(index);
    if (performance.now() - started < MAX_BLOCKING_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) break;
    started = performance.now();
  }
  return found;
}

function hasText(
  column: string,
  value: ResultMessage['message'][string] | undefined,
  { zone, raw }: Pick<FindRequest, 'zone' | 'raw'>,
  needle: string,
): boolean {
  if (value === undefined || value === null) return false;
  return withoutAnsi(cellText(column, value, { zone, raw, wrap: true }))
    .toLowerCase()
    .includes(needle);
}

/** The next or previous match from the current row; wraps around. */
export function nextFound(
  found: readonly number[],
  from: number | undefined,
  step: 1 | -1,
): number | undefined {
  const at = from ?? (step > 0 ? -1 : Infinity);
  return step > 0
    ? (found.find((row) => row > at) ?? found[0])
    : (found.findLast((row) => row < at) ?? found.at(-1));
}

import type { ResultMessage } from '@/contract/search';
import { ownValue } from '@/domain/exact';
import { withoutAnsi } from '@/domain/format/ansi';
import { cellText } from '../rows/MessageRow';

/** Maximum time in milliseconds to block the main thread. */
const PORTION_MS = 8;

type Sought = {
  rows: readonly ResultMessage[];
  columns: readonly string[];
  zone: string;
  wanted: string;
};

/**
 * Indices of the loaded rows that contain the text in a visible column, ignoring case. Returns
 * early when aborted.
 */
export async function findRows(
  { rows, columns, zone, wanted }: Sought,
  signal: AbortSignal,
): Promise<number[]> {
  const found: number[] = [];
  const needle = wanted.toLowerCase();
  let began = performance.now();
  for (const [place, { message }] of rows.entries()) {
    if (columns.some((column) => hasText(column, ownValue(message, column), zone, needle)))
      found.push(place);
    if (performance.now() - began < PORTION_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) break;
    began = performance.now();
  }
  return found;
}

function hasText(
  column: string,
  value: ResultMessage['message'][string] | undefined,
  zone: string,
  needle: string,
): boolean {
  if (value === undefined || value === null) return false;
  return withoutAnsi(cellText(column, value, zone, true))
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

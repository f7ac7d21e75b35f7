import type { ResultMessage } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import { headOf, rowText, tailOf, type RowsAsText } from './row-formats';

/** Maximum time in milliseconds to block the main thread. */
const PORTION_MS = 8;
/** Concurrent requests for messages with truncated texts. */
const AT_A_TIME = 6;

export type WholeFields = (message: ResultMessage) => Promise<Fields>;

/**
 * Writes the rows as text chunks, in order, with truncated texts loaded in full. Rejects if loading
 * a message fails or when aborted.
 */
export async function writeRows(
  rows: readonly ResultMessage[],
  how: RowsAsText,
  wholeOf: WholeFields,
  onRow: (rows: number) => void,
  signal: AbortSignal,
): Promise<string[]> {
  const pieces = [headOf(how)];
  let began = performance.now();
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    const group = await Promise.all(rows.slice(at, at + AT_A_TIME).map(wholeOf));
    for (const [i, fields] of group.entries())
      pieces.push(rowText(fields, how, at + i === rows.length - 1));
    if (performance.now() - began < PORTION_MS) continue;
    onRow(Math.min(at + AT_A_TIME, rows.length));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    began = performance.now();
  }
  pieces.push(tailOf(how.format));
  return pieces;
}

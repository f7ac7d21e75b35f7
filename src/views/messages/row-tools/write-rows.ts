import type { ResultMessage } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import { headOf, rowText, tailOf, type RowsAsText } from './row-formats';

/** Maximum time in milliseconds to block the main thread. */
const MAX_BLOCKING_MS = 8;
/** Concurrent requests for messages with truncated texts. */
const CONCURRENCY = 6;

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
  const chunks = [headOf(how)];
  let started = performance.now();
  for (let at = 0; at < rows.length; at += CONCURRENCY) {
    const group = await Promise.all(rows.slice(at, at + CONCURRENCY).map(wholeOf));
    for (const [i, fields] of group.entries())
      chunks.push(rowText(fields, how, at + i === rows.length - 1));
    if (performance.now() - started < MAX_BLOCKING_MS) continue;
    onRow(Math.min(at + CONCURRENCY, rows.length));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    started = performance.now();
  }
  chunks.push(tailOf(how.format));
  return chunks;
}

import type { ResultMessage } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import { headOf, rowText, tailOf, type RowsAsText } from './row-formats';

/** So long the page may be held up at a time, in milliseconds. */
const PORTION_MS = 8;
/** Texts that came cut are fetched whole, so many messages at a time. */
const AT_A_TIME = 6;

export type WholeFields = (message: ResultMessage) => Promise<Fields>;

/**
 * The rows as pieces of text, in their order, every text whole. Fails with what fetching a whole
 * message failed with, or with the abort.
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

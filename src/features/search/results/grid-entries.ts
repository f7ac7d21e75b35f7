import type { ResultMessage } from '@/contract/search';
import { messageKey } from './paging';

/** What stands below each other in the table: rows, the details of opened ones, and the line at the end. */
export type Entry = { kind: 'row' | 'details'; row: number; key: string } | { kind: 'tail'; key: 'tail' };

export type Entries = {
  list: readonly Entry[];
  /** The place of a message among the rows and of its row among the entries. */
  rowOf: ReadonlyMap<string, number>;
  entryOf: ReadonlyMap<string, number>;
};

export function gridEntries(rows: readonly ResultMessage[], expanded: ReadonlySet<string>): Entries {
  const list: Entry[] = [];
  const rowOf = new Map<string, number>();
  const entryOf = new Map<string, number>();
  rows.forEach((message, row) => {
    const key = messageKey(message);
    rowOf.set(key, row);
    entryOf.set(key, list.length);
    list.push({ kind: 'row', row, key });
    if (expanded.has(key)) list.push({ kind: 'details', row, key });
  });
  list.push({ kind: 'tail', key: 'tail' });
  return { list, rowOf, entryOf };
}

/** Where a key of the keyboard takes the reader; undefined for keys that move nothing. `from` is -1 before the first move. */
export function movedRow(key: string, from: number, rows: number, page: number): number | undefined {
  const last = rows - 1;
  const to = { ArrowDown: from + 1, j: from + 1, ArrowUp: from - 1, k: from - 1, PageDown: from + page, PageUp: from - page, Home: 0, End: last }[key];
  return to === undefined || rows === 0 ? undefined : Math.max(0, Math.min(last, to));
}

import { useEffect, useRef } from 'react';
import type { GridLayout } from './use-grid-layout';
import type { Rows } from './use-rows';

/** The message of a link is looked for among so many rows; further down its own page is the shorter way. */
export const SOUGHT_ROWS = 3_000;

/** Scrolls to the message that the address opens, once it is there. True while more rows have to come for that. */
export function useOpenedRow({ opened, table: { rows, rowOf }, layout: { entries, virtualizer } }: { opened: string | undefined; table: Rows; layout: GridLayout }): boolean {
  const asked = useRef(opened);
  const row = asked.current === undefined ? undefined : rowOf.get(asked.current);
  useEffect(() => {
    if (row === undefined) return;
    asked.current = undefined;
    // The first rows are in sight anyway.
    virtualizer.scrollToIndex(entries.entryOf(row), { align: row === 0 ? 'start' : 'center' });
  }, [row, entries, virtualizer]);
  return asked.current !== undefined && row === undefined && rows.length < SOUGHT_ROWS;
}

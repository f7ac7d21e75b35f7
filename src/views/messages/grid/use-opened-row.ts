import { useEffect, useRef } from 'react';
import type { Rows } from '../paging/use-rows';
import type { GridLayout } from './use-grid-layout';

/** Rows that stay in sight above the one that a link opens: its details need the room below. */
const ROWS_ABOVE = 2;

/** Scrolls to the message that the address opens, once it is there. */
export function useOpenedRow({
  opened,
  table: { rowOf },
  layout: { entries, virtualizer },
}: {
  opened: string | undefined;
  table: Rows;
  layout: GridLayout;
}): void {
  const asked = useRef(opened);
  const row = asked.current === undefined ? undefined : rowOf.get(asked.current);
  useEffect(() => {
    if (row === undefined) return;
    asked.current = undefined;
    virtualizer.scrollToIndex(entries.entryOf(Math.max(0, row - ROWS_ABOVE)), { align: 'start' });
  }, [row, entries, virtualizer]);
}

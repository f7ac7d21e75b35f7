import { useEffect, useRef } from 'react';
import type { Rows } from '../paging/use-rows';
import type { GridLayout } from './use-grid-layout';

/** Rows that stay visible above the one a link opens; the rest of the height is for its details. */
const ROWS_ABOVE = 2;

/** Scrolls to the message opened by the address once it is loaded. */
export function useOpenedRow({
  opened,
  table: { rowOf },
  layout: { entries, virtualizer },
}: {
  opened: string | undefined;
  table: Rows;
  layout: GridLayout;
}): void {
  const pending = useRef(opened);
  useEffect(() => {
    const row = pending.current === undefined ? undefined : rowOf.get(pending.current);
    if (row === undefined) return;
    pending.current = undefined;
    virtualizer.scrollToIndex(entries.entryOf(Math.max(0, row - ROWS_ABOVE)), { align: 'start' });
  }, [rowOf, entries, virtualizer]);
}

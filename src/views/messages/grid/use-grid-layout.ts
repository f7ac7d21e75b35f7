import { useCallback, useMemo } from 'react';
import { useTheme } from 'styled-components';
import { useElementWidth } from '@/ui/measure/use-element-width';
import { useVirtualRows, type VirtualRows } from '@/ui/virtual/use-virtual-rows';
import { messageKey } from '../paging/paging';
import type { Rows } from '../paging/use-rows';
import type { RowLook } from '../rows/MessageRow';
import type { Reader } from '../rows/use-reader';
import { gridEntries, type Entries, type Entry } from './grid-entries';

export type GridLayout = {
  entries: Entries;
  virtualizer: VirtualRows;
  frame: ReturnType<typeof useElementWidth>;
  /** Rows are folded into two lines. */
  narrow: boolean;
  /** Row heights vary and are measured. */
  measured: boolean;
  headHeight: number;
  rowHeight: number;
};

const OVERSCAN = 6;
/** Estimated heights in rows, until an entry is measured. */
const ROWS_OF = { row: 1, details: 12, tail: 3 };

/** Renders only visible entries; heights are measured only if they are not known in advance. */
export function useGridLayout(
  { rows, rowOf }: Rows,
  { expanded, active }: Reader,
  compact: boolean,
  look: Pick<RowLook, 'wrap' | 'messageRow' | 'summary'>,
): GridLayout {
  const { height, breakpoint } = useTheme();
  const frame = useElementWidth();
  const narrow = frame.width > 0 && frame.width < Number.parseFloat(breakpoint.tableFolds);
  const rowHeight = Number.parseFloat(
    narrow ? height.foldedRow : compact ? height.rowCompact : height.row,
  );
  const headHeight = Number.parseFloat(height.tableHead);
  const measured = look.wrap || look.messageRow || look.summary || narrow;
  const entries = useMemo(
    () =>
      gridEntries(
        rows.length,
        [...expanded].flatMap((key) => rowOf.get(key) ?? []),
      ),
    [rows, rowOf, expanded],
  );
  const activeRow = active === undefined ? undefined : rowOf.get(active);
  const activeEntry = activeRow === undefined ? undefined : entries.entryOf(activeRow);

  // Stable, because the virtualizer re-estimates every row whenever it changes.
  const estimateSize = useCallback(
    (index: number) => rowHeight * ROWS_OF[entries.at(index).kind],
    [entries, rowHeight],
  );
  const getItemKey = useCallback(
    (index: number) => {
      const entry = entries.at(index);
      // An element is measured once per key, so measured entries must not share elements.
      return entry.kind === 'row' && !measured ? entry.row : keyOf(entry, rows);
    },
    [entries, rows, measured],
  );

  const virtualizer = useVirtualRows({
    count: entries.count,
    getScrollElement: () => frame.element.current,
    estimateSize,
    getItemKey,
    overscan: OVERSCAN,
    headerHeight: headHeight,
    // The active row stays in the document, or screen readers lose it.
    pinned: activeEntry,
    growDownwards: true,
  });

  return { entries, virtualizer, frame, narrow, measured, headHeight, rowHeight };
}

function keyOf(entry: Entry, rows: Rows['rows']): string {
  const message = entry.kind === 'tail' ? undefined : rows[entry.row];
  if (!message) return 'tail';
  return entry.kind === 'row' ? messageKey(message) : `details of ${messageKey(message)}`;
}

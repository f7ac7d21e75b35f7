import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import { useElementWidth } from '@/ui/measure/use-element-width';
import { gridEntries, type Entries, type Entry } from './grid-entries';
import { messageKey } from './paging';
import type { Reader } from './use-reader';
import type { Rows } from './use-rows';

export type GridLayout = {
  entries: Entries;
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>;
  frame: ReturnType<typeof useElementWidth>;
  /** Columns fold into two lines. */
  narrow: boolean;
  headHeight: number;
  rowHeight: number;
};

const OVERSCAN = 12;
/** Until details are measured. */
const DETAILS_ROWS = 12;
const TAIL_ROWS = 3;

/** Only what can be seen exists; heights are measured where they are not known beforehand. */
export function useGridLayout({ rows, rowOf }: Rows, { expanded, active }: Reader, compact: boolean): GridLayout {
  const { height, breakpoint } = useTheme();
  const frame = useElementWidth();
  const narrow = frame.width > 0 && frame.width < Number.parseFloat(breakpoint.tableFolds);
  const rowHeight = Number.parseFloat(narrow ? height.foldedRow : compact ? height.rowCompact : height.row);
  const headHeight = Number.parseFloat(height.tableHead);
  const entries = useMemo(() => gridEntries(rows.length, [...expanded].flatMap((key) => rowOf.get(key) ?? [])), [rows, rowOf, expanded]);
  const activeRow = active === undefined ? undefined : rowOf.get(active);
  const activeEntry = activeRow === undefined ? undefined : entries.entryOf(activeRow);

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: entries.count,
    getScrollElement: () => frame.element.current,
    estimateSize: (index) => rowHeight * ({ row: 1, details: DETAILS_ROWS, tail: TAIL_ROWS }[entries.at(index).kind]),
    getItemKey: (index) => keyOf(entries.at(index), rows),
    overscan: OVERSCAN,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The row the keyboard stands on stays, or screen readers lose it.
    rangeExtractor: (range) => withEntry(defaultRangeExtractor(range), activeEntry),
    useFlushSync: false,
  });
  // What is partly in sight may only grow and shrink downwards; only what lies wholly above moves the scroll.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _, { scrollOffset }) => item.end <= (scrollOffset ?? 0);

  return { entries, virtualizer, frame, narrow, headHeight, rowHeight };
}

function keyOf(entry: Entry, rows: Rows['rows']): string {
  const message = entry.kind === 'tail' ? undefined : rows[entry.row];
  if (!message) return 'tail';
  return entry.kind === 'row' ? messageKey(message) : `details of ${messageKey(message)}`;
}

function withEntry(indexes: number[], index: number | undefined): number[] {
  return index === undefined || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}

import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { gridEntries, type Entries } from './grid-entries';
import type { Reader } from './use-reader';
import { useElementWidth } from './use-element-width';

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
export function useGridLayout(rows: readonly ResultMessage[], { expanded, active }: Reader): GridLayout {
  const { height, breakpoint } = useTheme();
  const frame = useElementWidth();
  const narrow = frame.width > 0 && frame.width < Number.parseFloat(breakpoint.tableFolds);
  const rowHeight = Number.parseFloat(narrow ? height.foldedRow : height.row);
  const headHeight = narrow ? 0 : Number.parseFloat(height.tableHead);
  const entries = useMemo(() => gridEntries(rows, expanded), [rows, expanded]);
  const activeEntry = active === undefined ? undefined : entries.entryOf.get(active);

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: entries.list.length,
    getScrollElement: () => frame.element.current,
    estimateSize: (index) => rowHeight * ({ row: 1, details: DETAILS_ROWS, tail: TAIL_ROWS }[entries.list[index]?.kind ?? 'row']),
    getItemKey: (index) => keyOf(entries, index),
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

function keyOf({ list }: Entries, index: number): string {
  const entry = list[index];
  return entry ? `${entry.kind} ${entry.key}` : `${index}`;
}

function withEntry(indexes: number[], index: number | undefined): number[] {
  return index === undefined || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}

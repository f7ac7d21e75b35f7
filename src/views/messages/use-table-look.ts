import { useDeferredValue, useMemo, useState } from 'react';
import type { RowParts } from '@/views/view-state/use-table';
import type { RowLook } from './rows/MessageRow';
import { usePinnedColumns, useStoredFlag } from './stored-choice';

/**
 * Display options of the table. What rows show below their fields is part of the view; wrapped
 * lines and narrow rows are remembered in this browser.
 */
export type TableChoices = {
  zone: string;
  wrap: boolean;
  setWrap: (wrap: boolean) => void;
  compact: boolean;
  setCompact: (compact: boolean) => void;
  rowParts: RowParts;
  raw: boolean;
  setRaw: (raw: boolean) => void;
  pinned: readonly string[];
  togglePinned: (column: string) => void;
  /** The text in the find bar; undefined while it is closed. */
  find: string | undefined;
  setFind: (find: string | undefined) => void;
};

/** `columns` are the chosen ones. */
export function useTableLook(
  zone: string,
  columns: readonly string[],
  rowParts: RowParts,
  selects: boolean,
): { choices: TableChoices; look: Omit<RowLook, 'pins'>; onFindChange: (find: string) => void } {
  const [wrap, setWrap] = useStoredFlag('console.wrap');
  const [compact, setCompact] = useStoredFlag('console.compact');
  const [raw, setRaw] = useState(false);
  const [pinned, togglePinned] = usePinnedColumns();
  const [find, setFind] = useState<string>();
  const marked = useDeferredValue(find ?? '');
  const isBelow = rowParts.messageRow && !columns.includes('message');
  const { summary } = rowParts;
  const look = useMemo(
    () => ({ zone, wrap, raw, find: marked, messageRow: isBelow, summary, selects }),
    [zone, wrap, raw, marked, isBelow, summary, selects],
  );
  return {
    choices: {
      zone,
      wrap,
      setWrap,
      compact,
      setCompact,
      rowParts,
      raw,
      setRaw,
      pinned,
      togglePinned,
      find,
      setFind,
    },
    look,
    onFindChange: setFind,
  };
}

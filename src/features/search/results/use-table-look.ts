import { useDeferredValue, useMemo, useState } from 'react';
import type { RowLook } from './MessageRow';
import { usePinnedColumns, useStoredFlag } from './stored-choice';

/** How the reader has the table; all but what is looked for and the escape codes is remembered in this browser. */
export type TableChoices = {
  zone: string;
  wrap: boolean;
  setWrap: (wrap: boolean) => void;
  compact: boolean;
  setCompact: (compact: boolean) => void;
  /** The message below the fields, where it is no column (A3.7). */
  messageRow: boolean;
  setMessageRow: (messageRow: boolean) => void;
  raw: boolean;
  setRaw: (raw: boolean) => void;
  pinned: readonly string[];
  togglePinned: (column: string) => void;
  /** What is looked for in the loaded rows; undefined while nothing is. */
  find: string | undefined;
  setFind: (find: string | undefined) => void;
};

/** `columns` are those the reader chose. */
export function useTableLook(zone: string, columns: readonly string[]): { choices: TableChoices; look: Omit<RowLook, 'pins'>; onFindChange: (find: string) => void } {
  const [wrap, setWrap] = useStoredFlag('console.wrap');
  const [compact, setCompact] = useStoredFlag('console.compact');
  const [messageRow, setMessageRow] = useStoredFlag('console.message-row', true);
  const [raw, setRaw] = useState(false);
  const [pinned, togglePinned] = usePinnedColumns();
  const [find, setFind] = useState<string>();
  const marked = useDeferredValue(find ?? '');
  const isBelow = messageRow && !columns.includes('message');
  const look = useMemo(() => ({ zone, wrap, raw, find: marked, messageRow: isBelow }), [zone, wrap, raw, marked, isBelow]);
  return { choices: { zone, wrap, setWrap, compact, setCompact, messageRow, setMessageRow, raw, setRaw, pinned, togglePinned, find, setFind }, look, onFindChange: setFind };
}

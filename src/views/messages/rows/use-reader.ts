import { useEffect, useRef, useState } from 'react';
import { readOpenMessages, writeOpenMessages } from './open-messages';
import {
  NOTHING_SELECTED,
  selectOnly,
  selectTo,
  toggleSelected,
  type Selection,
} from './row-selection';

export type Reader = {
  /** Keys of the messages whose details are open. */
  expanded: ReadonlySet<string>;
  /** Key of the active message. */
  active: string | undefined;
  selection: Selection;
  /**
   * Users have scrolled, opened or selected something, or moved by keyboard, so new rows must not
   * shift the table.
   */
  reading: boolean;
  toggle: (key: string) => void;
  close: (key: string) => void;
  activate: (key: string) => void;
  /** Toggles one message in the selection. */
  select: (key: string) => void;
  /** Extends the selection from its anchor; `between` are the keys of that range. */
  selectTo: (
    key: string,
    between: (from: string, to: string) => readonly string[],
    origin?: string,
  ) => void;
  selectAll: (keys: readonly string[]) => void;
  /** Scrolled away from the newest rows. */
  away: boolean;
  onAway: (away: boolean) => void;
  onFocus: (focused: boolean) => void;
  /** Scrolls to the top and closes everything. */
  reset: () => void;
  /** Changes with each reset, as the key that remounts the table. */
  generation: number;
};

type ReaderOptions = {
  /** Key of the message opened by the address. */
  opened: string | undefined;
  onOpenedChange: (key: string | undefined) => void;
  /** The search and the table whose open messages survive a reload of the page. */
  search: string;
  table: string;
  /** Whether rows can be selected. */
  selects?: boolean;
};

/**
 * Open, active and selected rows of the table. Identified by message key, not by index, so that
 * they survive new rows above.
 */
export function useReader({
  opened,
  onOpenedChange,
  search,
  table,
  selects = true,
}: ReaderOptions): Reader {
  // The opened message comes last, as the one that a link shows.
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => {
    const before = readOpenMessages(search, table).filter((key) => key !== opened);
    return new Set(opened === undefined ? before : [...before, opened]);
  });
  const [active, setActive] = useState<string | undefined>(opened);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [away, setAway] = useState(false);
  const [focused, setFocused] = useState(false);
  const [generation, setGeneration] = useState(0);
  useEffect(() => writeOpenMessages(search, table, [...expanded]), [search, table, expanded]);
  /** Newer than the state until the next render: two rows can be pressed before it. */
  const newest = useRef(expanded);
  const updateExpanded = (next: ReadonlySet<string>) => {
    newest.current = next;
    setExpanded(next);
    // A link shows the one that was opened last.
    onOpenedChange([...next].at(-1));
  };
  const change = (next: Selection) => {
    if (selects) setSelection(next);
  };

  return {
    expanded,
    active,
    selection,
    reading:
      away || expanded.size > 0 || selection.keys.size > 0 || (focused && active !== undefined),
    toggle(key) {
      const now = newest.current;
      updateExpanded(now.has(key) ? without(now, key) : new Set([...now, key]));
    },
    close(key) {
      if (newest.current.has(key)) updateExpanded(without(newest.current, key));
    },
    activate: setActive,
    select: (key) => change(toggleSelected(selection, key)),
    selectTo: (key, between, origin) => change(selectTo(selection, key, between, origin)),
    selectAll: (keys) => change(selectOnly(keys)),
    away,
    onAway: setAway,
    onFocus: setFocused,
    reset: () => {
      updateExpanded(NONE);
      setActive(undefined);
      setSelection(NOTHING_SELECTED);
      setAway(false);
      setGeneration(generation + 1);
    },
    generation,
  };
}

const NONE: ReadonlySet<string> = new Set();

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((one) => one !== key));
}

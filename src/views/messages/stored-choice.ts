import { useState } from 'react';
import { writeLocal, readLocal, readLocalJson } from '@/shared/local-choice/local-choice';

/**
 * A choice remembered in this browser: wrapped lines, narrow rows. Without storage it lasts as long
 * as the page.
 */
export function useStoredFlag(key: string): [on: boolean, setOn: (on: boolean) => void] {
  const [on, setOn] = useState(() => readLocal(key) === 'yes');
  return [
    on,
    (next) => {
      setOn(next);
      writeLocal(key, next ? 'yes' : 'no');
    },
  ];
}

const PINNED_KEY = 'console.pinned-columns';

/** Names of the columns that stay in sight when the table is scrolled sideways. */
export function usePinnedColumns(): [pinned: readonly string[], toggle: (column: string) => void] {
  const [pinned, setPinned] = useState(readPinned);
  const toggle = (column: string) => {
    const next = pinned.includes(column)
      ? pinned.filter((one) => one !== column)
      : [...pinned, column];
    setPinned(next);
    writeLocal(PINNED_KEY, JSON.stringify(next));
  };
  return [pinned, toggle];
}

function readPinned(): readonly string[] {
  const stored = readLocalJson(PINNED_KEY);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

import { useState } from 'react';
import { writeLocal, readLocal, readLocalJson } from '@/shared/local-choice/local-choice';

/**
 * A boolean option remembered in this browser, such as wrapped lines. Without storage it lasts
 * until the page is closed.
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

/** Names of the pinned columns. */
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

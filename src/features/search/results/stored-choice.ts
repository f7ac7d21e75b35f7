import { useState } from 'react';

/** A choice remembered in this browser: wrapped lines, narrow rows. Without storage it lasts as long as the page. */
export function useStoredFlag(key: string, usual = false): [on: boolean, setOn: (on: boolean) => void] {
  const [on, setOn] = useState(() => (readStored(key) ?? (usual ? 'yes' : 'no')) === 'yes');
  return [on, (next) => { setOn(next); writeStored(key, next ? 'yes' : 'no'); }];
}

const PINNED_KEY = 'console.pinned-columns';

/** Names of the columns that stay in sight when the table is scrolled sideways. */
export function usePinnedColumns(): [pinned: readonly string[], toggle: (column: string) => void] {
  const [pinned, setPinned] = useState(readPinned);
  const toggle = (column: string) => {
    const next = pinned.includes(column) ? pinned.filter((one) => one !== column) : [...pinned, column];
    setPinned(next);
    writeStored(PINNED_KEY, JSON.stringify(next));
  };
  return [pinned, toggle];
}

function readPinned(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(PINNED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    // What somebody else wrote there.
    return [];
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden.
    return null;
  }
}

function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

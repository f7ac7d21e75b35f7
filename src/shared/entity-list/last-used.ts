import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** By the entry of the browser's history that the list stands in. */
const used = new Map<string, string>();

/** The row that was used when this list was left, for the way back to it; and how to remember another. */
export function useLastUsed() {
  const { key: entry } = useLocation();
  const remember = useCallback((row: string) => void used.set(entry, row), [entry]);
  return { lastUsed: used.get(entry), remember };
}

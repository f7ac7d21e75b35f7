import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Row ids by history entry of their list, least recently used first. */
const lastUsedRows = new Map<string, string>();
/** Maximum number of history entries to remember. */
const MAX_ENTRIES = 50;

function rememberRow(entry: string, row: string): void {
  lastUsedRows.delete(entry);
  lastUsedRows.set(entry, row);
  const [oldest] = lastUsedRows.keys();
  if (lastUsedRows.size > MAX_ENTRIES && oldest !== undefined) lastUsedRows.delete(oldest);
}

/**
 * The row that was last used when the user left this list, so that it can be focused when they
 * return, and a setter for it.
 */
export function useLastUsed() {
  const { key: entry } = useLocation();
  const remember = useCallback((row: string) => rememberRow(entry, row), [entry]);
  return { lastUsed: lastUsedRows.get(entry), remember };
}

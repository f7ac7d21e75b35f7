import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Row ids by history entry of their list, least recently used first. */
const used = new Map<string, string>();
/** Maximum number of history entries to remember. */
const KEPT = 50;

function keep(entry: string, row: string): void {
  used.delete(entry);
  used.set(entry, row);
  const [oldest] = used.keys();
  if (used.size > KEPT && oldest !== undefined) used.delete(oldest);
}

/**
 * The row that was last used when the user left this list, so that it can be focused when they
 * return, and a setter for it.
 */
export function useLastUsed() {
  const { key: entry } = useLocation();
  const remember = useCallback((row: string) => keep(entry, row), [entry]);
  return { lastUsed: used.get(entry), remember };
}

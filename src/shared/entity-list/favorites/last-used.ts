import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** By the entry of the browser's history that the list stands in, the one used last at the end. */
const used = new Map<string, string>();
/** As many lists as somebody may go back to. */
const KEPT = 50;

function keep(entry: string, row: string): void {
  used.delete(entry);
  used.set(entry, row);
  const [oldest] = used.keys();
  if (used.size > KEPT && oldest !== undefined) used.delete(oldest);
}

/**
 * The row that was used when this list was left, for the way back to it; and how to remember
 * another.
 */
export function useLastUsed() {
  const { key: entry } = useLocation();
  const remember = useCallback((row: string) => keep(entry, row), [entry]);
  return { lastUsed: used.get(entry), remember };
}

import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createListeners } from '@/ui/store/store';

/** How many searches the server runs before each one that waits there, by its query. */
const aheadOf = new Map<string, number>();
const { subscribe, notify } = createListeners();

/** Undefined once the search runs or has ended. */
export function tellWaiting(queryKey: QueryKey, ahead: number | undefined): void {
  const key = hashKey(queryKey);
  if (aheadOf.get(key) === ahead) return;
  if (ahead === undefined) aheadOf.delete(key);
  else aheadOf.set(key, ahead);
  notify();
}

/** How many searches run before that of a query; undefined unless it waits. */
export function useSearchesAhead(queryKey: QueryKey): number | undefined {
  const key = hashKey(queryKey);
  return useSyncExternalStore(subscribe, () => aheadOf.get(key));
}

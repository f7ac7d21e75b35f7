import { useCallback, useSyncExternalStore } from 'react';
import { journal } from './journal';

/**
 * State that survives a crash, a reload, an outage and an expired session, until `discard()` or an
 * explicit sign-out. `key` is unique in the console, for example `streams.edit.42`; values must be
 * structured-cloneable.
 */
export function useDraft<Value>(
  key: string,
  initial: Value,
): [value: Value, setValue: (value: Value) => void, discard: () => void] {
  const stored = useSyncExternalStore(journal.subscribe, () => journal.get(key));
  const setValue = useCallback((value: Value) => journal.set(key, value), [key]);
  const discard = useCallback(() => journal.discard(key), [key]);
  return [stored === undefined ? initial : (stored as Value), setValue, discard];
}

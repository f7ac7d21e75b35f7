/**
 * Subscribers to something outside React whose value is kept elsewhere: in the document, in
 * `localStorage`, in a map. `watch` runs while anyone subscribes, and returns its end.
 */
export function createListeners(watch?: () => () => void) {
  const listeners = new Set<() => void>();
  let unwatch: (() => void) | undefined;
  return {
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) unwatch = watch?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch?.();
      };
    },
    // Over a copy: a listener may unsubscribe.
    notify: (): void => {
      for (const listener of [...listeners]) listener();
    },
  };
}

/** A value outside React: `useSyncExternalStore(store.subscribe, store.get)` (decision 0032). */
export function createStore<Value>(initial: Value, watch?: () => () => void) {
  const { subscribe, notify } = createListeners(watch);
  let value = initial;
  return {
    subscribe,
    get: (): Value => value,
    set: (next: Value): void => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
  };
}

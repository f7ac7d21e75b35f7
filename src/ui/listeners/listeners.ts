/**
 * Subscriptions to state outside React, for `useSyncExternalStore`. `watch` runs while there is at
 * least one listener and returns its clean-up.
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
    // A listener may unsubscribe while it is called.
    notify: (): void => {
      for (const listener of [...listeners]) listener();
    },
  };
}

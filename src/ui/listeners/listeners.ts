/**
 * Who wants to be told of a change of what lies outside React, for `useSyncExternalStore`. `watch`
 * begins what is only needed while there are any, and returns its end.
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
    // One that is told may take itself out.
    notify: (): void => {
      for (const listener of [...listeners]) listener();
    },
  };
}

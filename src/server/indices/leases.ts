/** How long a search may go on in an index that shall go, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Who uses an index at the moment, so that it goes only when nobody does. */
export type Leases = {
  /** Aborting `controller` ends the search. */
  add(controller: AbortController): { end(): void };
  /** Resolves when all have ended; those that take long are aborted with `reason`. */
  ended(reason: Error): Promise<void>;
};

export function createLeases(patienceMs = PATIENCE_MS): Leases {
  const held = new Set<AbortController>();
  let waiting: (() => void)[] = [];

  return {
    add(controller) {
      held.add(controller);
      return {
        end() {
          held.delete(controller);
          if (held.size > 0) return;
          for (const resume of waiting) resume();
          waiting = [];
        },
      };
    },
    async ended(reason) {
      if (held.size === 0) return;
      const timer = setTimeout(() => {
        for (const controller of held) controller.abort(reason);
      }, patienceMs);
      await new Promise<void>((resolve) => waiting.push(resolve));
      clearTimeout(timer);
    },
  };
}

/** How long a search may keep an index from closing, in milliseconds. */
const PATIENCE_MS = 5_000;

/** The searches that use an index, so that it is closed only after they have ended. */
export type Leases = {
  /** `controller` aborts the search. */
  add(controller: AbortController): { end(): void };
  /** Resolves when all have ended; those that take too long are aborted with `reason`. */
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

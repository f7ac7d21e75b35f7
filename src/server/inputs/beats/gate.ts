/** A semaphore by weight: work enters in order while there is capacity. */
export type Gate = {
  /**
   * Resolves once there is capacity, which is held until released. Work heavier than the whole
   * capacity runs alone.
   */
  enter(weight: number): Promise<void>;
  leave(weight: number): void;
  /** The weight that is currently held. */
  readonly held: number;
};

export function createGate(capacity: number): Gate {
  const waiting: { weight: number; resolve: () => void }[] = [];
  let held = 0;

  const fits = (weight: number) => held === 0 || held + weight <= capacity;
  const admit = () => {
    for (let next = waiting[0]; next !== undefined && fits(next.weight); next = waiting[0]) {
      waiting.shift();
      held += next.weight;
      next.resolve();
    }
  };

  return {
    get held() {
      return held;
    },
    enter: (weight) =>
      new Promise((resolve) => {
        waiting.push({ weight, resolve });
        admit();
      }),
    leave(weight) {
      held -= weight;
      admit();
    },
  };
}

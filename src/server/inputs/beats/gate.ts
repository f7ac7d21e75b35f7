/** Lets work in as long as its weight fits; the rest waits its turn. */
export type Gate = {
  /**
   * Resolves once there is room; the weight is held until it is given back. What is heavier than
   * everything goes alone.
   */
  enter(weight: number): Promise<void>;
  leave(weight: number): void;
  /** Weight let in and not given back. */
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

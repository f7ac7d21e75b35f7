/**
 * Lets a few pieces of work run at once and a few more wait; refuses the rest with what `refusal`
 * makes.
 */
export function createTurnstile(atOnce: number, waiting: number, refusal: () => Error) {
  const queue: (() => void)[] = [];
  let running = 0;

  // Whoever waits takes over the place of who leaves, so that nobody slips in between.
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refusal();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/**
 * Runs at most `running` tasks at a time and lets at most `waiting` more queue up; further tasks are
 * rejected with the error of `refusal`.
 */
export function createConcurrencyLimit(running: number, waiting: number, refusal: () => Error) {
  const queue: (() => void)[] = [];
  let active = 0;

  // A finished task hands its slot to the next in the queue, so that no newcomer can take it.
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw refusal();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
    try {
      return await task();
    } finally {
      release();
    }
  };
}

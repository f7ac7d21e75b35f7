/**
 * Runs tasks one at a time, in the order in which they were added. A failed task does not stop the
 * next.
 */
export type SerialQueue = {
  add<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when everything added so far is done. */
  drained(): Promise<void>;
};

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  const add = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return { add, drained: () => last.then(() => undefined) };
}

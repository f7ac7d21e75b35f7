type Turn = {
  /** Nobody else had it. */
  isFree: boolean;
  /** Resolves once it is this one's turn; never if it was left before. */
  granted: Promise<void>;
  /** Ends the turn, or the wait for it. */
  leave: () => void;
};

/** Asks for a lock that is held until it is left or the page is closed. */
export async function takeTurn(locks: LockManager, name: string): Promise<Turn> {
  const left = new AbortController();
  const untilLeft = () =>
    new Promise<void>((resolve) => {
      if (left.signal.aborted) resolve();
      else left.signal.addEventListener('abort', () => resolve(), { once: true });
    });
  const leave = () => left.abort();
  const isFree = await new Promise<boolean>((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? untilLeft() : undefined;
      })
      .catch(reject);
  });
  if (isFree) return { isFree, granted: Promise.resolve(), leave };
  const granted = new Promise<void>((resolve) => {
    locks
      .request(name, { signal: left.signal }, () => {
        resolve();
        return untilLeft();
      })
      // The wait ended before its turn came.
      .catch(() => undefined);
  });
  return { isFree, granted, leave };
}

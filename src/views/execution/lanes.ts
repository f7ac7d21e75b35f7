/** Searches of widgets that run at the same time; browsers open six connections to a server. */
const LANES = 6;

let running = 0;
const waiting = new Set<() => void>();

/**
 * Runs a task once fewer than six others run, in the order of the calls. Rejects with the reason of
 * the signal if it is aborted while waiting.
 */
export async function inLane<Result>(
  task: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (running < LANES) running += 1;
  else await turn(signal);
  try {
    signal?.throwIfAborted();
    return await task();
  } finally {
    // The lane is handed over while it counts as taken, so that no later call gets it first.
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }
}

function turn(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      waiting.delete(go);
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const stop = () => {
      waiting.delete(go);
      reject(signal?.reason as Error);
    };
    waiting.add(go);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Searches of widgets that run at the same time; browsers open six connections to a server. */
const LANES = 6;
/** Searches known to be slow take at most this many, so that the others never wait for them. */
const SLOW_LANES = 3;

type Waiting = { isSlow: boolean; go: () => void };

const running = { all: 0, slow: 0 };
const waiting = new Set<Waiting>();

type LaneOptions = {
  signal?: AbortSignal | undefined;
  /** Its last run took long. */
  isSlow?: boolean;
};

/**
 * Runs a task once a lane is free, in the order of the calls; a slow one lets others pass. Rejects
 * with the reason of the signal if it is aborted while waiting.
 */
export async function inLane<Result>(
  task: () => Promise<Result>,
  { signal, isSlow = false }: LaneOptions = {},
): Promise<Result> {
  if (mayStart(isSlow)) take(isSlow, 1);
  else await turn(isSlow, signal);
  try {
    signal?.throwIfAborted();
    return await task();
  } finally {
    take(isSlow, -1);
    startNext();
  }
}

const mayStart = (isSlow: boolean) => running.all < LANES && (!isSlow || running.slow < SLOW_LANES);

function take(isSlow: boolean, lanes: 1 | -1): void {
  running.all += lanes;
  if (isSlow) running.slow += lanes;
}

/** The lane is taken before its task is resumed, so that no later call gets it first. */
function startNext(): void {
  for (const next of waiting) {
    if (!mayStart(next.isSlow)) continue;
    waiting.delete(next);
    take(next.isSlow, 1);
    next.go();
    return;
  }
}

function turn(isSlow: boolean, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const own: Waiting = {
      isSlow,
      go: () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      },
    };
    const stop = () => {
      waiting.delete(own);
      reject(signal?.reason as Error);
    };
    waiting.add(own);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

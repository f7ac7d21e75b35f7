/** Below this nothing is kept back: writing alone needs about as much. */
const LEAST_REST_MB = 256;

/**
 * What the engine takes of its memory while no statement needs all of it. Most of it would be parts
 * of files that were written or read once.
 */
export function restingLimit(limit: string): string {
  const [, number = '', unit = ''] = /^([\d.]+)\s*([MG])B$/i.exec(limit) ?? [];
  const megabytes = Number(number) * (unit.toUpperCase() === 'G' ? 1000 : 1);
  return megabytes <= LEAST_REST_MB
    ? limit
    : `${Math.max(LEAST_REST_MB, Math.floor(megabytes / 2))}MB`;
}

/** Keeps the engine at its resting limit but for what needs more. */
export type MemoryLimit = { widely<T>(work: () => Promise<T>): Promise<T> };

/** One at a time. `set` tells the engine what it may use from now on. */
export function createMemoryLimit(
  limit: string,
  set: (limit: string) => Promise<unknown>,
): MemoryLimit {
  const rest = restingLimit(limit);
  if (rest === limit) return { widely: (work) => work() };
  return {
    async widely(work) {
      await set(limit);
      try {
        return await work();
      } finally {
        // Where others hold more at the moment the engine refuses; then the next one comes back to
        // it.
        await set(rest).catch(() => undefined);
      }
    },
  };
}

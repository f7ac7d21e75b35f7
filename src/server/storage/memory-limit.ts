/** DuckDB takes more than it counts: measured, up to a fifth of its limit. */
const COUNTED = 0.8;
/** Limits below this are not halved, because writing alone needs about as much. */
const LEAST_REST_MB = 256;

/**
 * The memory limit while no statement needs more: half of it, as the rest would only be filled with
 * cached blocks of files.
 */
export function restingLimit(limit: string): string {
  const megabytes = megabytesOf(limit);
  return megabytes <= LEAST_REST_MB
    ? limit
    : `${Math.max(LEAST_REST_MB, Math.floor(megabytes / 2))}MB`;
}

function megabytesOf(limit: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)\s*([MG])B$/i.exec(limit) ?? [];
  return Number(number) * (unit.toUpperCase() === 'G' ? 1000 : 1);
}

/** Raises the memory limit only for statements that need it. */
export type MemoryLimit = { widely<T>(work: () => Promise<T>): Promise<T> };

/** Calls must not overlap. `set` changes the limit of DuckDB. */
export function createMemoryLimit(
  limit: string,
  set: (limit: string) => Promise<unknown>,
): MemoryLimit {
  const rest = restingLimit(limit);
  if (rest === limit) return { widely: (work) => work() };
  const most = `${Math.max(LEAST_REST_MB, Math.floor(megabytesOf(limit) * COUNTED))}MB`;
  return {
    async widely(work) {
      await set(most);
      try {
        return await work();
      } finally {
        // DuckDB refuses a limit below the memory in use; the next call tries again.
        await set(rest).catch(() => undefined);
      }
    },
  };
}

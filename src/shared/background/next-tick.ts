/**
 * Milliseconds until the next multiple of `every` on the clock, so that polls of the same pace
 * coincide, in all tabs.
 */
export function untilNextTick(every: number, now = Date.now()): number {
  const left = every - (now % every);
  // Timers may fire a little early, and a response may have just arrived.
  return left < every / 4 ? left + every : left;
}

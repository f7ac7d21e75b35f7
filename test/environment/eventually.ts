import { vi } from 'vitest';

/** Repeats an assertion until it holds. The limit is long, because a busy machine is not a failure. */
export const eventually = <Result>(assertion: () => Result): Promise<Awaited<Result>> =>
  vi.waitFor(assertion, { timeout: 30_000, interval: 20 }) as Promise<Awaited<Result>>;

import type { Rate } from '@/contract/metrics';

/** How often the averages are updated. */
const STEP_SECONDS = 5;
const WINDOWS = { one_minute: 1, five_minute: 5, fifteen_minute: 15 } as const;

/** Computes rates of an external counter, whose total it samples once a second. */
export type Meter = {
  sample(total: number): void;
  /** The rate in the last full second. */
  perSecond(): number;
  rate(total: number): Rate;
};

/** Exponentially weighted moving averages, like the load average. */
export function createMeter(first: number): Meter {
  let [last, second, seconds, sinceStep] = [first, 0, 0, 0];
  let averages: Record<keyof typeof WINDOWS, number> | undefined;

  const step = () => {
    const now = sinceStep / STEP_SECONDS;
    const moved = (minutes: number, before: number) =>
      before + (1 - Math.exp(-STEP_SECONDS / 60 / minutes)) * (now - before);
    averages = {
      one_minute: moved(WINDOWS.one_minute, averages?.one_minute ?? now),
      five_minute: moved(WINDOWS.five_minute, averages?.five_minute ?? now),
      fifteen_minute: moved(WINDOWS.fifteen_minute, averages?.fifteen_minute ?? now),
    };
    sinceStep = 0;
  };

  return {
    sample(total) {
      second = total - last;
      last = total;
      seconds += 1;
      sinceStep += second;
      if (seconds % STEP_SECONDS === 0) step();
    },
    perSecond: () => second,
    rate: (total) => ({
      total,
      mean: seconds === 0 ? 0 : (total - first) / seconds,
      ...(averages ?? { one_minute: 0, five_minute: 0, fifteen_minute: 0 }),
    }),
  };
}

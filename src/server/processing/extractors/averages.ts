/** Events per second: the mean since the start, and moving averages. */
export type PerSecond = {
  mean: number;
  one_minute: number;
  five_minute: number;
  fifteen_minute: number;
};

/** Moving averages of events that are reported in groups, without a timer. */
export type Averages = {
  /** `at` in milliseconds since the epoch. */
  add(events: number, at: number): void;
  perSecond(at: number): PerSecond;
};

const WINDOWS_S = { one_minute: 60, five_minute: 300, fifteen_minute: 900 } as const;
const NAMES = Object.keys(WINDOWS_S) as (keyof typeof WINDOWS_S)[];

/** `startedAt` in milliseconds since the epoch. */
export function createAverages(startedAt: number): Averages {
  /** Each event adds 1 and fades; the sum divided by the length of the window is the average. */
  const fading = { one_minute: 0, five_minute: 0, fifteen_minute: 0 };
  let [total, last] = [0, startedAt];

  function fade(at: number): void {
    const seconds = Math.max(0, at - last) / 1_000;
    for (const name of NAMES) fading[name] *= Math.exp(-seconds / WINDOWS_S[name]);
    last = Math.max(last, at);
  }

  return {
    add(events, at) {
      fade(at);
      total += events;
      for (const name of NAMES) fading[name] += events;
    },
    perSecond(at) {
      fade(at);
      const seconds = Math.max(1, (at - startedAt) / 1_000);
      // A window that has not passed yet is as long as the time since the start.
      const average = (name: keyof typeof WINDOWS_S) =>
        fading[name] / (WINDOWS_S[name] * (1 - Math.exp(-seconds / WINDOWS_S[name])));
      return {
        mean: total / seconds,
        one_minute: average('one_minute'),
        five_minute: average('five_minute'),
        fifteen_minute: average('fifteen_minute'),
      };
    },
  };
}

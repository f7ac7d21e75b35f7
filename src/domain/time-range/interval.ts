/** `M` is a calendar month. */
export type IntervalUnit = 'ms' | 's' | 'm' | 'h' | 'd' | 'w' | 'M';
export type Interval = { count: number; unit: IntervalUnit };

const millis: Record<IntervalUnit, number> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
  M: 2_592_000_000,
};
const { s, m, h, d } = millis;

/** The interval for ranges up to each length. */
const steps: readonly (readonly [length: number, count: number, unit: IntervalUnit])[] = [
  [20, 1, 'ms'],
  [200, 5, 'ms'],
  [500, 10, 'ms'],
  [s, 20, 'ms'],
  [2 * s, 40, 'ms'],
  [10 * s, 200, 'ms'],
  [30 * s, 500, 'ms'],
  [m, 1, 's'],
  [2 * m, 2, 's'],
  [4 * m, 5, 's'],
  [7 * m, 10, 's'],
  [10 * m, 20, 's'],
  [30 * m, 30, 's'],
  [h, 1, 'm'],
  [2 * h, 2, 'm'],
  [4 * h, 5, 'm'],
  [12 * h, 10, 'm'],
  [16 * h, 15, 'm'],
  [d, 30, 'm'],
  [2 * d, 1, 'h'],
  [4 * d, 2, 'h'],
  [10 * d, 4, 'h'],
  [12 * d, 6, 'h'],
  [28 * d, 12, 'h'],
  [60 * d, 1, 'd'],
  [120 * d, 2, 'd'],
  [180 * d, 3, 'd'],
  [365 * d, 1, 'w'],
  [730 * d - 1, 14, 'd'],
];

/**
 * The interval that Graylog chooses for a range of this length; a scaling below 1 chooses a shorter
 * one.
 */
export function autoInterval(lengthMs: number, scaling = 1): Interval {
  const scaled = lengthMs * scaling;
  const [, count, unit] = steps.find(([upTo]) => scaled <= upTo) ?? [0, 1, 'M'];
  return { count, unit };
}

/** Length of an interval in milliseconds; a month counts 30 days. */
export const intervalMillis = ({ count, unit }: Interval) => count * millis[unit];

/** An interval in the server's notation: `12h`. */
export const intervalText = ({ count, unit }: Interval): string => `${count}${unit}`;

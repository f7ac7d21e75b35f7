import { stepOf, type Step } from './time-buckets';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Up to this length of a range, this interval (graylog-api.md §3.4). */
const INTERVALS: readonly (readonly [length: number, interval: string])[] = [
  [20, '1ms'], [200, '5ms'], [500, '10ms'], [SECOND, '20ms'], [2 * SECOND, '40ms'], [10 * SECOND, '200ms'], [30 * SECOND, '500ms'],
  [MINUTE, '1s'], [2 * MINUTE, '2s'], [4 * MINUTE, '5s'], [7 * MINUTE, '10s'], [10 * MINUTE, '20s'], [30 * MINUTE, '30s'],
  [HOUR, '1m'], [2 * HOUR, '2m'], [4 * HOUR, '5m'], [12 * HOUR, '10m'], [16 * HOUR, '15m'], [DAY, '30m'],
  [2 * DAY, '1h'], [4 * DAY, '2h'], [10 * DAY, '4h'], [12 * DAY, '6h'], [28 * DAY, '12h'], [60 * DAY, '1d'], [120 * DAY, '2d'], [180 * DAY, '3d'], [365 * DAY, '1w'], [730 * DAY - 1, '14d'],
];

/** How a range of so many milliseconds is cut; a scaling below 1 cuts finer. */
export function autoStep(length: number, scaling: number): Step {
  const scaled = length * scaling;
  return stepOf(INTERVALS.find(([upTo]) => scaled <= upTo)?.[1] ?? '1M');
}

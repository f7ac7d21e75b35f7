import { byteTicks } from '../../format/byte-ticks';
import { formatShort, msOf, type ValueFormat } from './format-value';

export type ValueTick = { at: number; label: string };

/** Steps between the ticks of a time axis, in milliseconds. */
const TIME_STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * 1_000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * 60_000),
  ...[1, 2, 3, 6, 12].map((hours) => hours * 3_600_000),
];
const DAY = 86_400_000;
const STEPS = 5;

/**
 * Three to six ticks of a value axis in round steps of the unit; undefined for plain numbers, which
 * need none of their own.
 */
export function valueTicks(
  least: number,
  most: number,
  { unit }: ValueFormat,
): ValueTick[] | undefined {
  if (unit === 'plain' || !Number.isFinite(least) || !Number.isFinite(most)) return undefined;
  const [from, to] = [Math.min(0, least), Math.max(0, most)];
  if (unit === 'bytes' && from === 0) return byteTicks(to);
  const ms = msOf(unit);
  const span = to - from || 1;
  const step = ms === undefined ? roundStep(span / STEPS) : timeStep((span / STEPS) * ms) / ms;
  const [first, last] = [Math.ceil(from / step - SLACK), Math.floor(to / step + SLACK)];
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const at = (first + place) * step || 0;
    return { at, label: at === 0 ? '0' : formatShort(at, unit) };
  });
}

/** Makes up for rounding errors of the division. */
const SLACK = 1e-9;

/** 1, 2 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((one) => one * power >= least * (1 - SLACK)) ?? 10) * power;
}

function timeStep(least: number): number {
  if (least <= 500) return roundStep(least);
  return TIME_STEPS.find((step) => step >= least) ?? roundStep(least / DAY) * DAY;
}

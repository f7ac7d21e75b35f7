import { binaryStep } from '../../format/binary-step';
import { formatShort, msOf, type ValueFormat } from './format-value';

/** Steps between the ticks of a time axis, in milliseconds. */
const TIME_STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * 1_000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * 60_000),
  ...[1, 2, 3, 6, 12].map((hours) => hours * 3_600_000),
];
const DAY = 86_400_000;

export type ValueTicks = {
  text: (value: number) => string;
  /** The smallest round distance between two ticks that is not smaller than `least`. */
  stepOver: (least: number) => number;
};

/** The ticks of a value axis in a unit; undefined for plain numbers, which need none of their own. */
export function valueTicks({ unit }: ValueFormat): ValueTicks | undefined {
  if (unit === 'plain') return undefined;
  const ms = msOf(unit);
  return {
    text: (value) => (value === 0 ? '0' : formatShort(value, unit)),
    stepOver:
      unit === 'bytes'
        ? binaryStep
        : (least) => (ms === undefined ? roundStep(least) : timeStep(least * ms) / ms),
  };
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

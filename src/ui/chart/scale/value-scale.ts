import type { Tick } from './axis';

/** The range of a value axis and its ticks. A logarithmic one has values above 0 only. */
export type ValueScale = {
  type: 'linear' | 'log';
  from: number;
  to: number;
  ticks: readonly Tick[];
};

/** What a chart draws, as lowest and highest position on its value axis. */
export type Extent = {
  least: number;
  most: number;
  /** The smallest value above 0, where a logarithmic axis begins. */
  leastPositive: number | undefined;
  /** All values are integers, as counts are. */
  isWhole: boolean;
};

export type ScaleOptions = {
  /** Of the plot area, in pixels. */
  height: number;
  logarithmic?: boolean;
  tickText: (value: number) => string;
  /** The smallest round step that is not smaller than `least`; by default 1, 2, 5, 10 … */
  stepOver?: ((least: number) => number) | undefined;
};

/** Room for a label and a gap. */
const TICK_PX = 24;
const MOST_TICKS = 6;

/**
 * A value axis that includes 0 and ends with ticks on both sides. Plotly would end it at the highest
 * value, where the label of the top tick is cut off or missing.
 */
export function valueScale(extent: Extent, options: ScaleOptions): ValueScale {
  const { leastPositive, most } = extent;
  return options.logarithmic === true && leastPositive !== undefined
    ? logScale(leastPositive, most, options)
    : linearScale(extent, options);
}

function linearScale(
  { least, most, isWhole }: Extent,
  { height, tickText, stepOver = roundStep }: ScaleOptions,
): ValueScale {
  const low = Math.min(0, least);
  const high = Math.max(0, most, low === 0 ? Number.MIN_VALUE : 0);
  const span = high === Number.MIN_VALUE ? 1 : high - low;
  const step = Math.max(isWhole ? 1 : 0, stepOver(span / ticksIn(height)));
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const at = (index: number) => Number((index * step).toPrecision(PRECISION));
  return {
    type: 'linear',
    from: at(first),
    to: at(last),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => {
      const value = at(first + index);
      return { at: value, label: tickText(value) };
    }),
  };
}

/** Round ticks from `least` to `most`, which need not include 0, as beside a colour scale. */
export function ticksWithin(
  least: number,
  most: number,
  { height, tickText, stepOver = roundStep }: ScaleOptions,
): Tick[] {
  if (!(most > least)) return [{ at: least, label: tickText(least) }];
  const step = stepOver((most - least) / ticksIn(height));
  const [first, last] = [Math.ceil(least / step - SLACK), Math.floor(most / step + SLACK)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const value = Number(((first + index) * step).toPrecision(PRECISION)) || 0;
    return { at: value, label: tickText(value) };
  });
}

/** Enough digits for a label, and few enough to round 0.30000000000000004. */
const PRECISION = 12;
/** Makes up for rounding errors. */
const SLACK = 1e-9;

const ticksIn = (height: number) => Math.max(1, Math.min(MOST_TICKS, Math.floor(height / TICK_PX)));

/** 1, 2 or 5 times a power of ten. */
function roundStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(least) + SLACK);
  const step = [1, 2, 5].find((one) => one * unit >= least * (1 - SLACK)) ?? 10;
  return Number((step * unit).toPrecision(PRECISION));
}

/** From a power of ten below the smallest value, so that its bar has a height, to one above all. */
function logScale(least: number, most: number, { height, tickText }: ScaleOptions): ValueScale {
  const first = Math.ceil(Math.log10(least) - SLACK) - 1;
  const last = Math.max(first + 1, Math.ceil(Math.log10(most) - SLACK));
  const every = Math.max(1, Math.ceil((last - first) / ticksIn(height)));
  const powers = Array.from(
    { length: Math.floor((last - first) / every) + 1 },
    (_, index) => last - index * every,
  ).reverse();
  return {
    type: 'log',
    from: 10 ** first,
    to: 10 ** last,
    ticks: powers.map((power) => ({ at: 10 ** power, label: tickText(10 ** power) })),
  };
}

/** Where a value is on the axis, as a share of its length; clamped to the axis. */
export function shareOf({ type, from, to }: ValueScale, value: number): number {
  if (type === 'linear') return clamped((value - from) / (to - from));
  return value <= 0 ? 0 : clamped(Math.log10(value / from) / Math.log10(to / from));
}

const clamped = (share: number) => Math.max(0, Math.min(1, share));

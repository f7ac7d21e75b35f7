import type { Kept } from '../lossless';
import { sameJson } from '../../same-json';
import { hasStrategy, readMetricFunction } from '../metric-function';

/**
 * What a value of a metric counts. Durations are named by the unit of the stored value, and bytes
 * by the prefixes to show them with. `percent` are values such as 12, `ratio` such as 0.12.
 */
export const UNITS = [
  'plain',
  'ns',
  'us',
  'ms',
  's',
  'min',
  'h',
  'd',
  'bytes',
  'bytes-si',
  'percent',
  'ratio',
] as const;
export type Unit = (typeof UNITS)[number];

/** Values from `value` on have this colour, `#rrggbb`, up to the next threshold. */
export type Threshold = Kept & { value: number; colour: string };

export type MetricFormat = Kept & {
  unit: Unit;
  /** Digits after the decimal separator; null shows as many as needed. */
  decimals: number | null;
  thresholds: readonly Threshold[];
};

/** A line across a chart at a value. */
export type ReferenceLine = Kept & { value: number; label: string };

/** How much earlier the window of a ghost series is; `previous` is the window right before. */
export const GHOST_WINDOWS = ['previous', '1d', '1w'] as const;
export type GhostWindow = (typeof GHOST_WINDOWS)[number];

/**
 * How an aggregation is shown, as far as Graylog has no members for it. It is stored outside the
 * widget, see `view/state-formatting.ts`.
 */
export type Formatting = Kept & {
  /** By metric, see `metricKeys`. */
  metrics: Readonly<Record<string, MetricFormat>>;
  /** What to show instead of the values of a grouping: by field, then by value. */
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  referenceLines: readonly ReferenceLine[];
  ghosts: readonly GhostWindow[];
  /** Bars behind the numbers of a table. */
  cellBars: boolean;
  /** Areas of the groups of one metric on top of each other, instead of in front. */
  stackedAreas: boolean;
  /** The course of a single number as a line below it. */
  sparkline: boolean;
  /** Widths of the columns of a table in pixels, by the names of the columns. */
  columnWidths: Readonly<Record<string, number>>;
};

export const PLAIN: MetricFormat = { unit: 'plain', decimals: null, thresholds: [] };
export const MAX_DECIMALS = 7;

export const NO_FORMATTING: Formatting = {
  metrics: {},
  labels: {},
  referenceLines: [],
  ghosts: [],
  cellBars: false,
  stackedAreas: true,
  sparkline: false,
  columnWidths: {},
};

type Formatted = { formatting?: Formatting };
/** The units of the values of fields, by the name of the field. */
export type FieldUnits = Readonly<Record<string, Unit>>;
type Measured = Formatted & { series: readonly { function: string }[]; units?: FieldUnits };

/** The formatting of an aggregation; the default if it has none. */
export const formattingOf = ({ formatting }: Formatted): Formatting => formatting ?? NO_FORMATTING;

/** The configuration with changed formatting, which is left out if it is the default. */
export function formatted<Config extends Formatted>(
  { formatting, ...config }: Config,
  changes: Partial<Formatting>,
): Omit<Config, 'formatting'> & Formatted {
  const next = { ...(formatting ?? NO_FORMATTING), ...changes };
  return sameJson(next, NO_FORMATTING) ? config : { ...config, formatting: next };
}

/**
 * The keys of metrics in `Formatting.metrics`: the function as written, so that a renamed metric
 * keeps its format. Further metrics of the same function are numbered.
 */
export function metricKeys(series: readonly { function: string }[]): string[] {
  const seen = new Map<string, number>();
  return series.map(({ function: written }) => {
    const count = (seen.get(written) ?? 0) + 1;
    seen.set(written, count);
    return count === 1 ? written : `${written} ${count}`;
  });
}

/** Functions whose values have the unit of the field. */
const IN_UNIT_OF_FIELD: ReadonlySet<string> = new Set([
  'avg',
  'latest',
  'max',
  'min',
  'percentile',
  'stddev',
  'sum',
]);

/** The format of a metric that users gave none: shares are percentages. */
export function defaultFormat(written: string, units: FieldUnits = {}): MetricFormat {
  const { name, field } = readMetricFunction(written);
  if (hasStrategy(name)) return { ...PLAIN, unit: 'ratio' };
  const unit = Object.hasOwn(units, field) ? units[field] : undefined;
  return unit && IN_UNIT_OF_FIELD.has(name) ? { ...PLAIN, unit } : PLAIN;
}

/** The formats of metrics, in their order. */
export function metricFormats({ series, units, ...config }: Measured): MetricFormat[] {
  const { metrics } = formattingOf(config);
  return metricKeys(series).map(
    (key, at) =>
      (Object.hasOwn(metrics, key) ? metrics[key] : undefined) ??
      defaultFormat(series[at]?.function ?? '', units),
  );
}

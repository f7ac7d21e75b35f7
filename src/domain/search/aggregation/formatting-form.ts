import {
  defaultFormat,
  formattingOf,
  metricFormats,
  metricKeys,
  NO_FORMATTING,
  PLAIN,
  type Formatting,
  type MetricFormat,
} from '../formatting/formatting';
import type { Kept } from '../lossless';
import { sameJson } from '../../same-json';
import type { AggregationConfig } from '../widgets/widget';

/** Items that are edited one by one: their numbers can be missing, and each has a stable `key`. */
export type ThresholdItem = Kept & { key: string; value: number | undefined; colour: string };
export type LineItem = Kept & { key: string; value: number | undefined; label: string };
/** Items with an empty field or label are not stored. */
export type LabelItem = { key: string; field: string; value: string; label: string };

export type MetricFormatForm = Omit<MetricFormat, 'thresholds'> & {
  thresholds: readonly ThresholdItem[];
};
/** The formatting of a widget; `metrics` are only those that the widget no longer has. */
export type FormattingForm = Omit<Formatting, 'labels' | 'referenceLines'> & {
  labels: readonly LabelItem[];
  referenceLines: readonly LineItem[];
};

export const PLAIN_FORM: MetricFormatForm = { ...PLAIN, thresholds: [] };

export function readFormattingForm(
  config: Pick<AggregationConfig, 'formatting' | 'series'>,
  newKey: () => string,
): FormattingForm {
  const { metrics, labels, referenceLines, ...rest } = formattingOf(config);
  return {
    ...rest,
    metrics: without(metrics, metricKeys(config.series)),
    labels: Object.entries(labels).flatMap(([field, ofField]) =>
      Object.entries(ofField).map(([value, label]) => ({ key: newKey(), field, value, label })),
    ),
    referenceLines: referenceLines.map((line) => ({ ...line, key: newKey() })),
  };
}

/** The formats of the metrics of a widget, in their order. */
export const readMetricFormats = (
  config: Pick<AggregationConfig, 'formatting' | 'series' | 'units'>,
  newKey: () => string,
): MetricFormatForm[] =>
  metricFormats(config).map(({ thresholds, ...format }) => ({
    ...format,
    thresholds: thresholds.map((one) => ({ ...one, key: newKey() })),
  }));

/** The formatting of a valid form, whose complete metrics are `series` with their `formats`. */
export function writeFormattingForm(
  { metrics: others, labels, referenceLines, ...rest }: FormattingForm,
  { series, units }: Pick<AggregationConfig, 'series' | 'units'>,
  formats: readonly MetricFormatForm[],
): Formatting {
  const keys = metricKeys(series);
  const metrics = formats.flatMap((format, at): [string, MetricFormat][] => {
    const written = writeMetricFormat(format);
    const usual = defaultFormat(series[at]?.function ?? '', units);
    return sameJson(written, usual) ? [] : [[keys[at] ?? '', written]];
  });
  return {
    ...NO_FORMATTING,
    ...rest,
    metrics: { ...without(others, keys), ...Object.fromEntries(metrics) },
    labels: writeLabels(labels),
    referenceLines: referenceLines.flatMap(({ key: _, value, ...line }) =>
      value === undefined ? [] : [{ ...line, value }],
    ),
  };
}

const without = (metrics: Formatting['metrics'], keys: readonly string[]): Formatting['metrics'] =>
  Object.fromEntries(Object.entries(metrics).filter(([key]) => !keys.includes(key)));

const writeMetricFormat = ({ thresholds, ...format }: MetricFormatForm): MetricFormat => ({
  ...format,
  thresholds: thresholds.flatMap(({ key: _, value, ...threshold }) =>
    value === undefined ? [] : [{ ...threshold, value }],
  ),
});

function writeLabels(items: readonly LabelItem[]): Formatting['labels'] {
  const complete = items.filter(({ field, label }) => field !== '' && label !== '');
  const fields = [...new Set(complete.map(({ field }) => field))];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      Object.fromEntries(
        complete.filter((one) => one.field === field).map(({ value, label }) => [value, label]),
      ),
    ]),
  );
}

/** The names of the controls of numbers that are missing. */
export const missingNumbers = (
  { referenceLines }: FormattingForm,
  metrics: readonly { format: MetricFormatForm }[],
): string[] => [
  ...referenceLines.filter(({ value }) => value === undefined).map(({ key }) => `lines.${key}`),
  ...metrics
    .flatMap(({ format }) => format.thresholds)
    .filter(({ value }) => value === undefined)
    .map(({ key }) => `thresholds.${key}`),
];

/** Which parts of the formatting a visualization shows. */
export function formattingParts({
  visualization: { type },
  groups,
}: {
  visualization: { type: string };
  groups: readonly { type: string; direction: string; fields: readonly string[] }[];
}) {
  const isChart = ['area', 'bar', 'line', 'scatter'].includes(type);
  return {
    thresholds: type === 'numeric' || type === 'table',
    labels:
      type !== 'numeric' && groups.some((one) => one.type === 'values' && one.fields.length > 0),
    referenceLines: isChart,
    ghosts: isChart,
    cellBars: type === 'table',
    stackedAreas: type === 'area' && groups.some(({ direction }) => direction === 'column'),
    sparkline: type === 'numeric',
  };
}

import { sameJson } from '../../same-json';
import { DEFAULT_LIMIT } from '../widgets/models/aggregation-codec';
import { effectiveSort } from '../widgets/models/aggregation-widget';
import type { AggregationConfig, Pivot, PivotInterval, Series, SortItem } from '../widgets/widget';
import {
  AUTO_INTERVAL,
  type AggregationForm,
  type FormInterval,
  type GroupItem,
  type MetricItem,
  type SortFormItem,
} from './form';
import {
  PLAIN_FORM,
  readFormattingForm,
  readMetricFormats,
  writeFormattingForm,
  type MetricFormatForm,
} from './formatting-form';
import { formatted } from '../formatting/formatting';
import { showsTotals } from './visualizations';
import {
  hasPercentile,
  needsField,
  readMetricFunction,
  writeMetricFunction,
} from '../metric-function';

/** The form of a stored aggregation. `newKey` names its parts. */
export function readForm(config: AggregationConfig, newKey: () => string): AggregationForm {
  const formats = readMetricFormats(config, newKey);
  const metrics = config.series.map((series, at) =>
    metricOf(series, newKey(), formats[at] ?? PLAIN_FORM),
  );
  return {
    visualization: { type: config.visualization, config: config.visualizationConfig },
    eventAnnotation: config.eventAnnotation,
    formattingSettings: config.formattingSettings,
    metrics,
    groups: [
      ...config.rowPivots.map((pivot) => groupOf(pivot, 'row', newKey())),
      ...config.columnPivots.map((pivot) => groupOf(pivot, 'column', newKey())),
    ],
    rollup: config.rollup,
    sorts: effectiveSort(config).map((item) => sortOf(item, metrics, newKey())),
    formatting: readFormattingForm(config, newKey),
  };
}

/**
 * The configuration of a valid form, without its incomplete parts. Members that the form does not
 * know are those of `before`.
 */
export function writeForm(form: AggregationForm, before: AggregationConfig): AggregationConfig {
  const complete = form.metrics.filter((metric) => functionOf(metric) !== undefined);
  const groups = form.groups.filter(({ type, fields }) => type === 'foreign' || fields.length > 0);
  const pivots = (direction: GroupItem['direction']) =>
    groups.filter((group) => group.direction === direction).map(pivotOf);
  const { type, config } = form.visualization;
  const columnPivots = pivots('column');
  const series = complete.map(seriesOf);
  const formats = complete.map(({ format }) => format);
  const written = {
    ...before,
    rowPivots: pivots('row'),
    columnPivots,
    series,
    sort: sortsOf(form, complete, before),
    visualization: type,
    visualizationConfig: config,
    formattingSettings: form.formattingSettings,
    rollup: form.rollup,
    eventAnnotation: form.eventAnnotation,
  };
  const whole = formatted(written, writeFormattingForm(form.formatting, written, formats));
  return columnPivots.length === 0 || showsTotals(type) || sameJson(whole, before)
    ? whole
    : // Graylog draws the totals as further bars, lines or cells.
      { ...whole, rollup: false };
}

/** Entries without effect, which the form does not show, are kept until the sorting is changed. */
function sortsOf(
  { sorts }: AggregationForm,
  metrics: readonly MetricItem[],
  before: AggregationConfig,
): readonly SortItem[] {
  const items = sorts.flatMap((item) => sortItemOf(item, metrics));
  return sameJson(items, effectiveSort(before)) ? before.sort : items;
}

/** The metric as the document names it; undefined while it is incomplete. */
export function functionOf({ function: name, field, parameter }: MetricItem): string | undefined {
  if (name === '' || (needsField({ name, parameter }) && field === '')) return undefined;
  if (hasPercentile(name) && parameter === '') return undefined;
  return writeMetricFunction({ name, field, parameter: parameter === '' ? undefined : parameter });
}

function metricOf(
  { function: written, config, kept }: Series,
  key: string,
  format: MetricFormatForm,
): MetricItem {
  const { name, field, parameter = '' } = readMetricFunction(written);
  return {
    key,
    function: name,
    field,
    parameter,
    name: config.name ?? '',
    format,
    ...(kept && { kept }),
    ...(config.kept && { keptConfig: config.kept }),
    ...(config.name === '' && { hasEmptyName: true }),
  };
}

function seriesOf(metric: MetricItem): Series {
  const { name, kept, keptConfig, hasEmptyName } = metric;
  const stored = name === '' && !hasEmptyName ? null : name;
  return {
    function: functionOf(metric) ?? '',
    config: { name: stored, ...(keptConfig && { kept: keptConfig }) },
    ...(kept && { kept }),
  };
}

const VALUES = { limit: DEFAULT_LIMIT, skipEmptyValues: false, interval: AUTO_INTERVAL } as const;

function groupOf(pivot: Pivot, direction: GroupItem['direction'], key: string): GroupItem {
  const common = { key, direction, before: pivot, ...VALUES };
  switch (pivot.type) {
    case 'values': {
      const { limit, skipEmptyValues } = pivot.config;
      return { ...common, type: 'values', fields: pivot.fields, limit, skipEmptyValues };
    }
    case 'time':
      return { ...common, type: 'time', fields: pivot.fields, interval: pivot.config.interval };
    default:
      return { ...common, type: 'foreign', fields: [] };
  }
}

function pivotOf({ type, fields, limit, skipEmptyValues, interval, before }: GroupItem): Pivot {
  if (type === 'foreign') return before ?? { type: 'foreign', wire: null };
  const same = before?.type === type ? before : undefined;
  if (type === 'time') {
    const config = { ...(same?.type === 'time' && same.config), interval: intervalOf(interval) };
    return { ...same, type, fields, config };
  }
  const config = {
    ...(same?.type === 'values' && same.config),
    limit: limit ?? DEFAULT_LIMIT,
    skipEmptyValues,
  };
  return { ...same, type, fields, config };
}

const intervalOf = (interval: FormInterval): PivotInterval =>
  interval.type === 'auto'
    ? { ...interval, scaling: interval.scaling ?? 1 }
    : { ...interval, value: interval.value ?? 1 };

function sortOf(
  { type, field, direction, kept }: SortItem,
  metrics: readonly MetricItem[],
  key: string,
): SortFormItem {
  const metric = metrics.find((one) => functionOf(one) === field)?.key;
  const target =
    type === 'series' && metric !== undefined
      ? { type: 'series' as const, metric }
      : { type: 'pivot' as const, field };
  return { key, target, direction, ...(kept && { kept }) };
}

function sortItemOf(
  { target, direction, kept }: SortFormItem,
  metrics: readonly MetricItem[],
): SortItem[] {
  if (!target || !direction) return [];
  const metric =
    target.type === 'series' ? metrics.find(({ key }) => key === target.metric) : undefined;
  const field = target.type === 'pivot' ? target.field : metric && functionOf(metric);
  return field === undefined
    ? []
    : [{ type: target.type, field, direction, ...(kept && { kept }) }];
}

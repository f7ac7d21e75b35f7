import type { Kept } from '../lossless';
import type { Pivot, SortItem } from '../widgets/widget';
import type { FormattingForm, MetricFormatForm } from './formatting-form';
import type { VisualizationConfig } from './visualizations';

/** An aggregation while it is edited: its parts can be incomplete, and each has a stable `key`. */
export type AggregationForm = {
  visualization: { type: string; config: VisualizationConfig | null };
  eventAnnotation: boolean;
  formattingSettings: Readonly<Record<string, unknown>> | null;
  metrics: readonly MetricItem[];
  groups: readonly GroupItem[];
  rollup: boolean;
  sorts: readonly SortFormItem[];
  formatting: FormattingForm;
};

/** `function` is the name alone, such as `avg`; empty texts are not chosen yet. */
export type MetricItem = {
  key: string;
  function: string;
  field: string;
  /** A percentile such as `95`, or another parameter of a function that a plugin added. */
  parameter: string;
  /** Empty for the default name. */
  name: string;
  format: MetricFormatForm;
  kept?: Kept['kept'];
  keptConfig?: Kept['kept'];
  /** The default name is stored as an empty text instead of null. */
  hasEmptyName?: boolean;
};

export type FormInterval =
  | { type: 'auto'; scaling: number | undefined }
  | { type: 'timeunit'; value: number | undefined; unit: string };

export type GroupItem = {
  key: string;
  direction: 'row' | 'column';
  fields: readonly string[];
  /** `foreign` is a grouping of an unknown type, which can only be removed. */
  type: 'values' | 'time' | 'foreign';
  limit: number | undefined;
  skipEmptyValues: boolean;
  interval: FormInterval;
  /** The pivot it was read from; members that the form does not know are kept. */
  before?: Pivot;
};

/** What to sort by: a metric, named by its key, or the field of a grouping. */
export type SortTarget = { type: 'series'; metric: string } | { type: 'pivot'; field: string };

export type SortFormItem = {
  key: string;
  target: SortTarget | undefined;
  direction: SortItem['direction'] | undefined;
  kept?: Kept['kept'];
};

/** Units of fixed intervals. */
export const INTERVAL_UNITS = ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months'] as const;
/** Percentiles to choose from; others can be typed. */
export const PERCENTILES = ['25', '50', '75', '90', '95', '99'] as const;
export const SCALING = { min: 0.5, max: 10, step: 0.5 } as const;

export const AUTO_INTERVAL: FormInterval = { type: 'auto', scaling: 1 };
export const FIXED_INTERVAL: FormInterval = { type: 'timeunit', value: 1, unit: 'minutes' };

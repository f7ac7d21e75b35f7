import type { EventResult, PivotResult } from '@/contract/search';
import type { TableChange } from '@/domain/search/aggregation/table-change';
import type { MapViewport } from '@/domain/search/widgets/map-viewport';
import type { AggregationConfig, Pivot } from '@/domain/search/widgets/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { LegendActions, SeriesSettings } from '@/views/legend/legend-entry';
import type { Ghost } from './ghost-tables';

export type FiguresSwitch = { shown: boolean; toggle: () => void };

/** Whether a visualization has a table of its figures besides. */
export const hasFiguresTable = ({ visualization, series }: AggregationConfig): boolean =>
  series.length > 0 &&
  ['bar', 'line', 'area', 'scatter', 'pie', 'heatmap', 'map'].includes(visualization);

/** Props shared by all visualizations of an aggregation. */
export type AggregationViewProps = {
  result: PivotResult;
  config: AggregationConfig;
  /** The results of earlier windows to compare with. */
  ghosts?: readonly Ghost[] | undefined;
  /** Events to mark on a time axis. */
  events?: readonly EventResult[] | undefined;
  /** The effective time range of the result. */
  range: AbsoluteRange;
  zone: string;
  /** The colours chosen for series, those that are hidden, and how to change both. */
  colours: SeriesSettings & LegendActions;
  /** Whether the figures of a chart are shown as a table, and how to switch. */
  asTable?: FiguresSwitch | undefined;
  /** Called when users select a time range on the axis. */
  onZoom?: ((range: AbsoluteRange) => void) | undefined;
  /** Called when users move a map while editing it; otherwise moving it changes nothing. */
  onViewportChange?: ((viewport: MapViewport) => void) | undefined;
  /** Changes how a table is sorted, pinned and sized; without it, its head has no actions. */
  onTableChange?: ((change: TableChange) => void) | undefined;
};

/**
 * The grouping fields, in the order of their values in a key; pivots of an unknown type are
 * skipped.
 */
export const fieldsOf = (pivots: readonly Pivot[]): { field: string; isTime: boolean }[] =>
  pivots.flatMap((pivot) =>
    pivot.type === 'foreign'
      ? []
      : pivot.fields.map((field) => ({ field, isTime: pivot.type === 'time' })),
  );

/**
 * How to read the columns of the result: a metric is keyed by its custom name, or else by its
 * function.
 */
export const shapeOf = ({ series, columnPivots, rollup }: AggregationConfig) => ({
  series: [...new Set(series.map(({ function: written, config }) => config.name || written))],
  hasColumns: columnPivots.length > 0,
  rollup,
});

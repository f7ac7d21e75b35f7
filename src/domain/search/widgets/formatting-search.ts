import { formattingOf, type GhostWindow } from '../formatting/formatting';
import type { SearchType } from '../search';
import { PLAIN_OFFSETS, type WindowOffsets } from '../formatting/window-offsets';
import { overTime } from './new-widgets';
import type { AggregationConfig, Widget } from './widget';

export const SPARKLINE = 'sparkline';
export const ghostName = (window: GhostWindow) => `ghost ${window}`;

const CHARTS: ReadonlySet<string> = new Set(['area', 'bar', 'line', 'scatter']);

/** The earlier windows that the widget compares with; only charts show them. */
export const ghostWindowsOf = (
  config: Pick<AggregationConfig, 'visualization' | 'formatting'>,
): readonly GhostWindow[] => (CHARTS.has(config.visualization) ? formattingOf(config).ghosts : []);

export const hasSparkline = (
  config: Pick<AggregationConfig, 'visualization' | 'formatting'>,
): boolean => config.visualization === 'numeric' && formattingOf(config).sparkline;

/**
 * The search types that the formatting of a widget adds to a request: `chart` once more for each
 * earlier window, and over time for a sparkline. They are not stored with the view, whose search
 * Graylog's own console derives from the widgets.
 */
export function formattingTypes(
  widget: Widget,
  chart: SearchType,
  offsets: WindowOffsets = PLAIN_OFFSETS,
): SearchType[] {
  if (widget.kind !== 'aggregation') return [];
  const ghosts = ghostWindowsOf(widget.config).map((window) => ({
    ...chart,
    id: ghostName(window),
    name: ghostName(window),
    timerange: {
      type: 'offset',
      source: 'search_type',
      id: chart.id,
      offset: offsets[window],
    },
  }));
  const { fields } = overTime();
  const sparkline = {
    ...chart,
    id: SPARKLINE,
    name: SPARKLINE,
    row_groups: [{ type: 'time', fields, interval: { type: 'auto', scaling: 1 } }],
    column_groups: [],
    rollup: true,
    sort: [],
  };
  return [...ghosts, ...(hasSparkline(widget.config) ? [sparkline] : [])];
}

import { formattingOf } from '@/domain/search/formatting/formatting';
import type { AggregationConfig, AggregationWidget, Widget } from '@/domain/search/widgets/widget';

/** Whether a widget is the histogram by level, whichever messages it counts. */
export function isMessageCount(widget: Widget): widget is AggregationWidget {
  if (widget.kind !== 'aggregation') return false;
  const {
    rowPivots: [time, ...moreRows],
    columnPivots: [level, ...moreColumns],
    series: [count, ...moreSeries],
    visualization,
    visualizationConfig,
    eventAnnotation,
  } = widget.config;
  if (
    moreRows.length + moreColumns.length + moreSeries.length > 0 ||
    visualization !== 'bar' ||
    // Earlier versions stored no mode.
    (visualizationConfig && visualizationConfig['barmode'] !== 'stack') ||
    visualizationConfig?.['axis_type'] === 'logarithmic' ||
    eventAnnotation ||
    isFormatted(widget.config)
  )
    return false;
  const byTime =
    time?.type === 'time' &&
    time.fields.join() === 'timestamp' &&
    time.config.interval.type === 'auto' &&
    time.config.interval.scaling === 1;
  const byLevel = level?.type === 'values' && level.fields.join() === 'level';
  return byTime && byLevel && count?.function === 'count()' && count.config.name === null;
}

/** The histogram knows none of what a chart of an aggregation can show. */
function isFormatted(config: AggregationConfig): boolean {
  const { metrics, labels, referenceLines, ghosts } = formattingOf(config);
  return [metrics, labels, referenceLines, ghosts].some((one) => Object.keys(one).length > 0);
}

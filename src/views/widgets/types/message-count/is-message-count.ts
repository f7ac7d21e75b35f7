import type { AggregationWidget, Widget } from '@/domain/search/widgets/widget';
import { searchesAsPage } from '../../request/searches-as-page';

/** Whether a widget is the histogram by level that the page's own run provides. */
export function isMessageCount(widget: Widget): widget is AggregationWidget {
  if (widget.kind !== 'aggregation' || !searchesAsPage(widget)) return false;
  const {
    rowPivots: [time, ...moreRows],
    columnPivots: [level, ...moreColumns],
    series: [count, ...moreSeries],
    visualization,
    eventAnnotation,
  } = widget.config;
  if (
    moreRows.length + moreColumns.length + moreSeries.length > 0 ||
    visualization !== 'bar' ||
    eventAnnotation
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

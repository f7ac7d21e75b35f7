import { queryOptions } from '@tanstack/react-query';
import { readPivotNumber } from '@/domain/format/number';
import { addExists } from '@/domain/query/terms';
import { onlyQuery, type ViewDocument } from '@/domain/search/view/view';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import type { TimeRange } from '@/domain/time-range/time-range';
import { runJob } from '@/views/execution/run-search';
import { readWidget, searchOfWidget } from './widget-queries';

export type CardinalityQuery = ReturnType<typeof cardinalityQuery>;

const STALE_MS = 300_000;

/**
 * `values` is the server's estimate of the different values. `messages` counts the messages that
 * have the field, which is as many values as there can be, for fields whose values are slow to count.
 */
export type Estimate = 'values' | 'messages';

/**
 * Estimates how many different values a field has in the messages of a widget. It is asked once for
 * a query, not again for each run of the page; null if the server cannot tell.
 */
export function cardinalityQuery(
  view: ViewDocument,
  widget: AggregationWidget,
  window: TimeRange,
  { field, by }: { field: string; by: Estimate },
) {
  const { query, filter, filters, timerange } = onlyQuery(view);
  const { config: _, ...own } = widget;
  const page = { query, filter, filters, timerange };
  return queryOptions({
    queryKey: ['search', 'cardinality', field, by, page, own] as const,
    queryFn: async ({ signal }) => {
      const { config } = newAggregation(widget.id, {
        rowPivots: [],
        series: [
          { function: by === 'values' ? `card(${field})` : 'count()', config: { name: null } },
        ],
        visualization: 'numeric',
      });
      const having = by === 'messages' && { query: addExists(widget.query ?? '', field) };
      const search = searchOfWidget(view, { ...widget, ...having, config }, window);
      const { results } = readWidget(search, await runJob(search, { signal }));
      const [row] = results.flatMap((result) => (result.type === 'pivot' ? result.rows : []));
      const value = readPivotNumber(row?.values[0]?.value);
      return value === undefined ? null : Number(value);
    },
    staleTime: STALE_MS,
    retry: false,
  });
}

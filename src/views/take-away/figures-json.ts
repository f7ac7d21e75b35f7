import type { PivotResult } from '@/contract/search';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { structureText } from '@/shared/message/text/value-text';
import { fieldsOf, shapeOf } from '@/views/aggregation/data/aggregation-view';
import { pivotTable } from '@/views/aggregation/data/pivot-table';

/** Where figures come from. */
export type FiguresSource = {
  title: string;
  query: string;
  streams: readonly string[];
  from: string;
  to: string;
  /** In which the console shows times; those in a file are in UTC. */
  zone: string;
};

/** The figures of an aggregation as JSON, with all digits, and how they were asked for. */
export function figuresJson(
  source: FiguresSource,
  result: PivotResult,
  config: AggregationConfig,
): string {
  const { columns, rows } = pivotTable(result, shapeOf(config));
  const [rowFields, columnFields] = [config.rowPivots, config.columnPivots].map((pivots) =>
    fieldsOf(pivots).map(({ field }) => field),
  );
  const { series } = shapeOf(config);
  const lines = rows.map(({ keys, values }) =>
    structureText(
      {
        row: keys,
        values: columns.flatMap(({ group, series: metric }, at) => {
          const value = values[at];
          return value === undefined
            ? []
            : [{ ...(group.length > 0 && { column: group }), metric, value }];
        }),
      },
      0,
    ),
  );
  const head = structureText(
    {
      ...source,
      total: result.total,
      rowFields: rowFields ?? [],
      columnFields: columnFields ?? [],
      metrics: series,
    },
    2,
  );
  const rowsText = lines.length === 0 ? '[]' : `[\n    ${lines.join(',\n    ')}\n  ]`;
  return `${head.slice(0, -2)},\n  "rows": ${rowsText}\n}\n`;
}

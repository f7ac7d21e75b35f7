import { useCallback, useId, useMemo, useState } from 'react';
import { useTheme } from 'styled-components';
import type { PivotResult } from '@/contract/search';
import { formatResult } from '@/domain/search/formatting/format-value';
import { formattingOf } from '@/domain/search/formatting/formatting';
import { effectiveSort } from '@/domain/search/widgets/models/aggregation-widget';
import { pinnedColumnsOf } from '@/domain/search/widgets/pinned-columns';
import type { AggregationConfig, SortItem } from '@/domain/search/widgets/widget';
import { valueLine } from '@/shared/message/text/value-text';
import { useElementSize } from '@/ui/measure/use-element-width';
import { formatsOf } from '../data/metric-formats';
import { thresholdColours } from '../data/threshold-colours';
import { groupHeads, type GroupHead } from './model/head-cells';
import type { Grid } from './model/grid-moves';
import { tableGrid } from './model/table-grid';
import {
  columnCharacters,
  columnNames,
  renderedColumns,
  scrollStep,
  tableLayout,
  type ColumnWidth,
  type TableLayout,
} from './model/table-layout';
import { useKeyText } from './use-key-text';
import { tableModel, valueAt, type KeyColumn, type TableModel } from './model/table-model';

/** Everything that rows of a table are drawn from. */
export type TableView = {
  id: string;
  model: TableModel;
  heads: readonly (readonly GroupHead[])[];
  grid: Grid;
  layout: TableLayout;
  /** Whether a column has numbers, which are never cut. */
  isNumber: (column: number) => boolean;
  /** The rendered columns. */
  columns: readonly number[];
  /** Names by which widths are kept. */
  names: readonly string[];
  textOf: (column: KeyColumn | undefined, value: string) => string;
  valueText: (metric: string, value: unknown) => string;
  /** The colour of the threshold that a value has reached. */
  colourOf: (metric: string, value: unknown) => string | undefined;
  sort: readonly SortItem[];
  pinned: readonly string[];
  hasBars: boolean;
  headHeight: number;
  rowHeight: number;
};

/** What a cell shows if there is no value. */
export const NO_VALUE = '–';

/** A widened column shows no more of a value; its tooltip and copies have all of it. */
const MOST_CHARACTERS = 500;

/** The advance width of the monospaced font, relative to its size. */
const CHARACTER = 0.61;

export function useTableView(
  result: PivotResult,
  config: AggregationConfig,
  zone: string,
  active: number | undefined,
) {
  const id = useId();
  const theme = useTheme();
  const frame = useElementSize();
  const [left, setLeft] = useState(0);
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>({});
  const { labels, columnWidths, cellBars } = formattingOf(config);
  const keyText = useKeyText(zone, labels);
  const textOf = useCallback<TableView['textOf']>(
    (column, value) => valueLine(keyText(column, value), MOST_CHARACTERS),
    [keyText],
  );
  const { rowPivots, columnPivots, series, sort, rollup, visualizationConfig, formatting } = config;
  const model = useMemo(
    () => tableModel(result, { rowPivots, columnPivots, series, sort, rollup }),
    [result, rowPivots, columnPivots, series, sort, rollup],
  );
  const formatOf = useMemo(
    () => formatsOf({ series, ...(formatting && { formatting }) }),
    [series, formatting],
  );
  const valueText = useCallback(
    (metric: string, value: unknown) =>
      valueLine(formatResult(value, formatOf(metric), NO_VALUE), MOST_CHARACTERS),
    [formatOf],
  );
  const colourOf = useMemo(() => thresholdColours(formatOf, theme), [formatOf, theme]);
  const characters = useMemo(
    () => charactersOf(model, textOf, valueText),
    [model, textOf, valueText],
  );
  const layout = useMemo(() => {
    const pinned = pinnedColumnsOf(visualizationConfig);
    const character = Number.parseFloat(theme.size.log) * CHARACTER;
    const padding = 2 * Number.parseFloat(theme.space.s) + 2;
    const pixels = (count: number) => count * character + padding;
    return tableLayout({
      names: columnNames(model),
      columns: characters.map(({ fitted, least, isText }) => ({
        fitted: pixels(fitted),
        least: pixels(least),
        isText,
      })),
      given: { ...columnWidths, ...dragged },
      frame: frame.width,
      isPinned: (column) => pinned.includes(model.keys[column]?.field ?? ''),
      isTotal: (column) => model.columns[column - model.keys.length]?.isTotal === true,
    });
  }, [model, characters, columnWidths, dragged, frame.width, visualizationConfig, theme]);
  const columns = useMemo(
    () => renderedColumns(layout, { left, width: frame.width }, active),
    [layout, left, frame.width, active],
  );
  const heads = useMemo(() => groupHeads(model), [model]);
  const view = useMemo(
    (): TableView => ({
      id,
      model,
      heads,
      grid: tableGrid(model, heads),
      layout,
      isNumber: (column) => characters[column]?.isText === false,
      columns,
      names: columnNames(model),
      textOf,
      valueText,
      colourOf,
      sort: effectiveSort({ sort, series, rowPivots, columnPivots }),
      pinned: pinnedColumnsOf(visualizationConfig),
      hasBars: cellBars,
      headHeight: Number.parseFloat(theme.height.tableHead),
      rowHeight: Number.parseFloat(theme.height.row),
    }),
    [
      id,
      model,
      heads,
      layout,
      characters,
      columns,
      textOf,
      valueText,
      colourOf,
      sort,
      series,
      rowPivots,
      columnPivots,
      visualizationConfig,
      cellBars,
      theme,
    ],
  );
  return {
    view,
    frame,
    setDragged,
    onScroll: useCallback(
      ({ currentTarget }: { currentTarget: HTMLElement }) =>
        setLeft(scrollStep(currentTarget.scrollLeft)),
      [],
    ),
  };
}

function charactersOf(
  model: TableModel,
  textOf: TableView['textOf'],
  valueText: TableView['valueText'],
): ColumnWidth[] {
  const { keys, columns, rows, totals, extents } = model;
  const figure = (column: number, row: TableModel['totals']) => {
    const found = columns[column];
    return row && found ? valueText(found.series, valueAt(row, found)) : '';
  };
  return columnCharacters(model, {
    key: (column, value) => textOf(keys[column], value),
    value: (column, row) => figure(column, rows[row]),
    total: (column) => figure(column, totals),
    extremes: (column) => {
      const found = columns[column];
      const extent = found && extents.get(found.key);
      return extent ? [extent.least, extent.most].map((one) => valueText(found.series, one)) : [];
    },
  });
}

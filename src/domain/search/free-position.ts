import type { ViewState } from './view';
import type { WidgetPosition } from './widget';

/** Positions are in units of a grid of so many columns. */
const COLUMNS = 12;
/** What is narrower is no place for a chart. */
const LEAST_WIDTH = 4;
/** As high as the count of a new search and as a table. */
const [CHART_HEIGHT, TABLE_HEIGHT] = [2, 5];

/**
 * Where a new widget stands. A chart stands beside another one that leaves room in its row,
 * else above the messages, as wide as the page: nobody searches for it, and what was read stays in
 * sight. A table of messages stands below all.
 */
export function findFreePosition(
  { widgets, positions }: Pick<ViewState, 'widgets' | 'positions'>,
  kind: 'chart' | 'table',
): WidgetPosition {
  const placed = Object.values(positions);
  const below = Math.max(1, ...placed.map(({ row, height }) => row + height));
  if (kind === 'table') return { col: 1, row: below, height: TABLE_HEIGHT, width: Infinity };
  const of = (isTable: boolean) =>
    widgets.flatMap((widget) =>
      Object.hasOwn(positions, widget.id) && (widget.kind === 'messages') === isTable
        ? (positions[widget.id] ?? [])
        : [],
    );
  const beside = of(false)
    .toSorted((one, other) => one.row - other.row || one.col - other.col)
    .flatMap((chart) => besideOf(chart, placed) ?? [])[0];
  return (
    beside ?? {
      col: 1,
      row: Math.min(below, ...of(true).map(({ row }) => row)),
      height: CHART_HEIGHT,
      width: Infinity,
    }
  );
}

/** The room between a chart and the right edge, where nothing stands. */
function besideOf(
  { col, row, height, width }: WidgetPosition,
  placed: readonly WidgetPosition[],
): WidgetPosition | undefined {
  const free = { col: col + width, row, height, width: COLUMNS + 1 - col - width };
  const isTaken = placed.some(
    (one) => one.row < row + height && row < one.row + one.height && one.col + one.width > free.col,
  );
  return free.width < LEAST_WIDTH || isTaken ? undefined : free;
}

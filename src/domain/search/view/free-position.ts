import type { QueryState } from './view';
import type { WidgetPosition } from '../widgets/widget';

/** Positions are in units of a grid with this many columns. */
const COLUMNS = 12;
/** Minimum width of a chart, in columns. */
const MIN_WIDTH = 4;
/** The heights of the message count and of the table of a new search. */
const [CHART_HEIGHT, TABLE_HEIGHT] = [2, 5];

/**
 * The position of a new widget of a search. A chart goes beside an existing one with room in its
 * row, else above the messages at full width, where it is visible at once. A message table goes
 * below everything.
 */
export function findFreePosition(
  { widgets, positions }: Pick<QueryState, 'widgets' | 'positions'>,
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
    .flatMap((chart) => freeSpaceBeside(chart, placed) ?? [])[0];
  return (
    beside ?? {
      col: 1,
      row: Math.min(below, ...of(true).map(({ row }) => row)),
      height: CHART_HEIGHT,
      width: Infinity,
    }
  );
}

/** The free space between a chart and the right edge, if there is any. */
function freeSpaceBeside(
  { col, row, height, width }: WidgetPosition,
  placed: readonly WidgetPosition[],
): WidgetPosition | undefined {
  const free = { col: col + width, row, height, width: COLUMNS + 1 - col - width };
  const isTaken = placed.some(
    (one) => one.row < row + height && row < one.row + one.height && one.col + one.width > free.col,
  );
  return free.width < MIN_WIDTH || isTaken ? undefined : free;
}

import { moveElement, verticalCompactor, type LayoutItem } from 'react-grid-layout';

/** In grid units starting at 1; a `width` of Infinity spans all columns. */
export type GridPosition = { col: number; row: number; width: number; height: number };
export type GridPositions = Readonly<Record<string, GridPosition>>;

/** Positions refer to a grid of this many columns. */
export const POSITION_COLUMNS = 12;
const NARROWEST = 2;
const COLUMN_PX = 175;
const COLUMN_STEPS = [12, 10, 8, 6, 4, 2] as const;
/** Default size of an item without a position, which is placed below all others. */
const NEW = { width: 6, height: 4 };

/**
 * Number of columns that a width (in px) has room for: each breakpoint is 175 px per column; the
 * smallest applies to all narrower widths.
 */
export const roomFor = (width: number): number =>
  COLUMN_STEPS.find((columns) => width >= columns * COLUMN_PX) ?? NARROWEST;

/**
 * Number of columns in which items are laid out where there is room for `room` columns. It is that
 * of the positions, so that equal items are equal at any width; only the narrowest grid has all
 * items below each other.
 */
export const columnsOf = (room: number): number =>
  room === NARROWEST ? NARROWEST : POSITION_COLUMNS;

/** Width, in columns of the grid, of at least one column that there is room for. */
export const leastWidth = (room: number): number => Math.ceil(columnsOf(room) / room);

/**
 * Converts positions to a layout in `columnsOf(room)` columns. Items without a position are placed
 * below the others, and none extends beyond the grid. Resizing stops at the least width.
 */
export function toLayout(
  ids: readonly string[],
  positions: GridPositions,
  room: number,
): LayoutItem[] {
  const columns = columnsOf(room);
  const least = leastWidth(room);
  const placed = ids.flatMap((id) => (positions[id] ? [itemOf(id, positions[id], columns)] : []));
  const bottom = Math.max(0, ...placed.map(({ y, h }) => y + h));
  const unplaced = ids
    .filter((id) => !positions[id])
    .map((i, n) => ({
      i,
      x: 0,
      y: bottom + n * NEW.height,
      w: Math.min(NEW.width, columns),
      h: NEW.height,
    }));
  const items = [...placed, ...unplaced].map((item) => ({
    ...item,
    minW: Math.min(item.w, least),
  }));
  return [...verticalCompactor.compact(items, columns)];
}

function itemOf(i: string, { col, row, width, height }: GridPosition, columns: number): LayoutItem {
  const left = Math.round(Math.max(0, col - 1));
  const w = columns === NARROWEST ? columns : atLeastOne(Math.min(Math.round(width), columns));
  return {
    i,
    x: Math.max(0, Math.min(left, columns - w)),
    y: Math.max(0, row - 1),
    w,
    h: atLeastOne(height),
  };
}

const atLeastOne = (size: number) => (Number.isFinite(size) ? Math.max(1, size) : 1);

/**
 * The positions after a layout change. Items that did not move keep their position, and on the
 * narrowest grid, where every item spans it, all keep their column and width.
 */
export function changedPositions(
  positions: GridPositions,
  before: readonly LayoutItem[],
  after: readonly LayoutItem[],
  columns: number,
): GridPositions {
  const changed = after.filter(
    (item) =>
      !before.some(
        (old) =>
          old.i === item.i &&
          old.x === item.x &&
          old.y === item.y &&
          old.w === item.w &&
          old.h === item.h,
      ),
  );
  return {
    ...positions,
    ...Object.fromEntries(
      changed.map(({ i, x, y, w, h }) => [
        i,
        {
          col: x + 1,
          width: w >= columns ? Infinity : w,
          ...positions[i],
          ...(columns !== NARROWEST && { col: x + 1, width: w >= columns ? Infinity : w }),
          row: y + 1,
          height: h,
        },
      ]),
    ),
  };
}

export type GridGap = Readonly<Pick<LayoutItem, 'x' | 'y' | 'w' | 'h'>>;

/** Number of columns that there is room for in the narrowest gap. */
const LEAST_GAP = 2;

/**
 * The empty rectangles between and beside items, from top to bottom. Those too narrow for a widget
 * are left out, and the narrowest grid has none.
 */
export function gapsOf(layout: readonly LayoutItem[], room: number): GridGap[] {
  const columns = columnsOf(room);
  if (columns === NARROWEST) return [];
  const least = LEAST_GAP * leastWidth(room);
  const rows = Math.max(0, ...layout.map(({ y, h }) => y + h));
  const taken = Array.from({ length: rows }, () => Array<boolean>(columns).fill(false));
  const fill = ({ x, y, w, h }: GridGap) => {
    for (const row of taken.slice(y, y + h)) row.fill(true, x, x + w);
  };
  layout.forEach(fill);
  return taken.flatMap((row, y) =>
    row.flatMap((_, x): GridGap[] => {
      if (row[x]) return [];
      const end = row.indexOf(true, x);
      const w = (end === -1 ? columns : end) - x;
      const below = taken.slice(y).findIndex((one) => one.slice(x, x + w).includes(true));
      const gap = { x, y, w, h: below === -1 ? rows - y : below };
      fill(gap);
      return w < least ? [] : [gap];
    }),
  );
}

export const positionOfGap = ({ x, y, w, h }: GridGap): GridPosition => ({
  col: x + 1,
  row: y + 1,
  width: w >= POSITION_COLUMNS ? Infinity : w,
  height: h,
});

export type GridStep = { dx?: number; dy?: number; dw?: number; dh?: number };

/**
 * The layout after an item was moved or resized with the keyboard; others make room as they do for
 * dragging.
 */
export function stepped(
  layout: readonly LayoutItem[],
  id: string,
  { dx = 0, dy = 0, dw = 0, dh = 0 }: GridStep,
  columns: number,
): LayoutItem[] {
  const all = layout.map((item) => ({ ...item }));
  const item = all.find(({ i }) => i === id);
  if (!item) return all;
  item.w = Math.max(item.minW ?? 1, Math.min(item.w + dw, columns - item.x));
  item.h = Math.max(1, item.h + dh);
  const x = Math.max(0, Math.min(item.x + dx, columns - item.w));
  const below = all.find(
    (other) =>
      other.i !== id &&
      other.y === item.y + item.h &&
      other.x < item.x + item.w &&
      item.x < other.x + other.w,
  );
  // Moving down by less than the height of the item below would snap back.
  const y = dy > 0 ? item.y + Math.max(dy, below?.h ?? dy) : Math.max(0, item.y + dy);
  const moved = moveElement(all, item, x, y, true, false, 'vertical', columns);
  return [...verticalCompactor.compact(moved, columns)];
}

/** The layout after several items were moved or resized together. */
export function steppedAll(
  layout: readonly LayoutItem[],
  ids: readonly string[],
  step: GridStep,
  columns: number,
): LayoutItem[] {
  const { dx = 0, dy = 0 } = step;
  const items = layout.filter(({ i }) => ids.includes(i));
  // All of them stay where one of them would leave the grid.
  const isBlocked = items.some(
    ({ x, y, w }) => x + dx < 0 || x + dx + w > columns || (y + dy < 0 && items.length > 1),
  );
  if (isBlocked && items.length > 1) return [...layout];
  // Those that lead go first, so that the others find their places free.
  const order = items.toSorted((one, other) => (other.x - one.x) * dx + (other.y - one.y) * dy);
  return order.reduce<LayoutItem[]>((now, { i }) => stepped(now, i, step, columns), [...layout]);
}

import { moveElement, verticalCompactor, type LayoutItem } from 'react-grid-layout';

/** In units of the grid, from 1 on; a `width` of Infinity is all of it. */
export type GridPosition = { col: number; row: number; width: number; height: number };
export type GridPositions = Readonly<Record<string, GridPosition>>;

/** Positions are in units of a grid of so many columns, whatever it is shown on. */
const POSITION_COLUMNS = 12;
const NARROWEST = 2;
const COLUMN_PX = 175;
const COLUMN_STEPS = [12, 10, 8, 6, 4, 2] as const;
/** A new position stands below all others, in the size of the spec's defaults. */
const NEW = { width: 4, height: 4 };

/**
 * As many columns as the grid has room for: a breakpoint is 175 px for each of its columns, the
 * smallest holds for all below.
 */
export const columnsFor = (width: number): number =>
  COLUMN_STEPS.find((columns) => width >= columns * COLUMN_PX) ?? NARROWEST;

/**
 * Where things stand on a grid of so many columns; what has no position stands below, and nothing
 * stands beside the grid.
 */
export function toLayout(
  ids: readonly string[],
  positions: GridPositions,
  columns: number,
): LayoutItem[] {
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
  return [...verticalCompactor.compact([...placed, ...unplaced], columns)];
}

/**
 * On a narrower grid things keep their share of the width, so that what stood side by side still
 * does; the narrowest has one below the other.
 */
function itemOf(i: string, { col, row, width, height }: GridPosition, columns: number): LayoutItem {
  const share = columns / POSITION_COLUMNS;
  const w =
    columns === NARROWEST ? columns : atLeastOne(Math.min(Math.round(width * share), columns));
  return {
    i,
    x: Math.max(0, Math.min(Math.round((col - 1) * share), columns - w)),
    y: Math.max(0, row - 1),
    w,
    h: atLeastOne(height),
  };
}

const atLeastOne = (size: number) => (Number.isFinite(size) ? Math.max(1, size) : 1);

/**
 * The positions after the layout was changed from `before` to `after`: what stands where it stood
 * keeps its position, for it may come from a wider grid. What fills all columns is as wide as any
 * grid.
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
  const units = (size: number) => Math.round((size * POSITION_COLUMNS) / columns);
  return {
    ...positions,
    ...Object.fromEntries(
      changed.map(({ i, x, y, w, h }) => [
        i,
        {
          ...positions[i],
          col: units(x) + 1,
          row: y + 1,
          width: w >= columns ? Infinity : units(w),
          height: h,
        },
      ]),
    ),
  };
}

export type GridStep = { dx?: number; dy?: number; dw?: number; dh?: number };

/**
 * The layout after one thing was moved or stretched by the keyboard; others give way as when it is
 * dragged.
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
  item.w = Math.max(1, Math.min(item.w + dw, columns - item.x));
  item.h = Math.max(1, item.h + dh);
  const x = Math.max(0, Math.min(item.x + dx, columns - item.w));
  const below = all.find(
    (other) =>
      other.i !== id &&
      other.y === item.y + item.h &&
      other.x < item.x + item.w &&
      item.x < other.x + other.w,
  );
  // Moved by less than what lies below is high, it would fall back to where it was.
  const y = dy > 0 ? item.y + Math.max(dy, below?.h ?? dy) : Math.max(0, item.y + dy);
  const moved = moveElement(all, item, x, y, true, false, 'vertical', columns);
  return [...verticalCompactor.compact(moved, columns)];
}

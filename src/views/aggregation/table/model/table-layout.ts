import type { KeyColumn, TableModel, ValueColumn } from './table-model';

/** Widths are given by name: all columns of a metric have the same. */
export const columnNames = ({
  keys,
  columns,
}: {
  keys: readonly KeyColumn[];
  columns: readonly ValueColumn[];
}): string[] => [...keys.map(({ field }) => field), ...columns.map(({ series }) => series)];

const LEAST_CHARACTERS = 5;
/** Longer values end with an ellipsis until their column is widened. */
const MOST_CHARACTERS = { key: 40, value: 24 };
/** Space in a head beside its name, for the sort arrow and the menu. */
const HEAD_EXTRA = 5;
/** Cells to measure; wider values beyond them are exceptions. */
const SAMPLE = 1_200;

type CellTexts = {
  key: (column: number, value: string) => string;
  value: (column: number, row: number) => string;
  total: (column: number) => string;
};

/** The width of each column in characters, fitted to its head, its total and the first rows. */
export function fittedCharacters(
  model: Pick<TableModel, 'keys' | 'columns' | 'rows'>,
  texts: CellTexts,
): number[] {
  const names = columnNames(model);
  const sample = Math.max(20, Math.floor(SAMPLE / Math.max(1, names.length)));
  const rows = model.rows.slice(0, sample);
  const { keys } = model;
  return names.map((name, column) => {
    const isKey = column < keys.length;
    const at = column - keys.length;
    const widest = rows.reduce(
      (most, { key }, row) =>
        Math.max(
          most,
          (isKey ? texts.key(column, key[column] ?? '') : texts.value(at, row)).length,
        ),
      Math.max(LEAST_CHARACTERS, isKey ? 0 : texts.total(at).length),
    );
    const most = MOST_CHARACTERS[isKey ? 'key' : 'value'];
    return Math.min(most, Math.max(widest, name.length + HEAD_EXTRA));
  });
}

export type TableLayout = {
  /** Widths and left edges of the columns in pixels. */
  widths: readonly number[];
  starts: readonly number[];
  width: number;
  /** Distances from the left edge of the pinned columns; undefined for all others. */
  pins: readonly (number | undefined)[];
  /** Distances from the right edge of the roll-up columns that stay visible there. */
  ends: readonly (number | undefined)[];
};

type LayoutOptions = {
  names: readonly string[];
  /** Widths in pixels that fit the contents. */
  fitted: readonly number[];
  /** Widths that users gave columns, by name. */
  given: Readonly<Record<string, number>>;
  /** Inner width of the table; 0 if it is not known yet. */
  frame: number;
  isPinned: (column: number) => boolean;
  isTotal: (column: number) => boolean;
};

/** What stays visible must leave room for the rest to scroll: shares of the width of the table. */
const MOST_PINNED = 0.6;
const MOST_TOTALS = 0.35;
export const LEAST_WIDTH = 48;

/**
 * Columns share the width that is left in proportion to their contents, until a user gives one
 * column a width: then all keep theirs.
 */
export function tableLayout({
  names,
  fitted,
  given,
  frame,
  isPinned,
  isTotal,
}: LayoutOptions): TableLayout {
  const wanted = names.map((name, column) =>
    Object.hasOwn(given, name)
      ? Math.max(LEAST_WIDTH, given[name] ?? 0)
      : Math.ceil(fitted[column] ?? LEAST_WIDTH),
  );
  const sum = wanted.reduce((all, width) => all + width, 0);
  const isGiven = names.some((name) => Object.hasOwn(given, name));
  const widths =
    !isGiven && sum > 0 && sum < frame ? stretched(wanted, frame / sum, frame) : wanted;
  const starts: number[] = [];
  let width = 0;
  for (const one of widths) {
    starts.push(width);
    width += one;
  }
  const room = frame === 0 ? Infinity : frame;
  const totals = widths.reduce((all, one, column) => all + (isTotal(column) ? one : 0), 0);
  const staysTotal = totals <= room * MOST_TOTALS ? isTotal : () => false;
  const last = widths.length - 1;
  return {
    widths,
    starts,
    width,
    pins: stuck(widths, isPinned, room * MOST_PINNED),
    ends: stuck(widths.toReversed(), (column) => staysTotal(last - column), Infinity).toReversed(),
  };
}

function stretched(widths: readonly number[], factor: number, frame: number): number[] {
  const all = widths.map((width) => Math.floor(width * factor));
  const rest = frame - all.reduce((sum, width) => sum + width, 0);
  return all.map((width, column) => (column === all.length - 1 ? width + rest : width));
}

/** The distances from an edge at which columns stay, as far as they have room together. */
function stuck(
  widths: readonly number[],
  isStuck: (column: number) => boolean,
  room: number,
): (number | undefined)[] {
  let offset = 0;
  return widths.map((width, column) => {
    if (!isStuck(column) || offset + width > room) return undefined;
    offset += width;
    return offset - width;
  });
}

/** The shown widths by name; columns of the same name have that of the first. */
export const widthsByName = (
  { widths }: Pick<TableLayout, 'widths'>,
  names: readonly string[],
): Record<string, number> =>
  Object.fromEntries(names.map((name, column) => [name, widths[column] ?? 0]).toReversed());

/** Columns that are rendered: those in sight and a margin around them, and those that stay. */
export function renderedColumns(
  { widths, starts, pins, ends }: TableLayout,
  { left, width }: { left: number; width: number },
  active: number | undefined,
): number[] {
  return widths.flatMap((own, column) => {
    const start = starts[column] ?? 0;
    const isNear = start + own > left - MARGIN && start < left + width + MARGIN;
    const stays = pins[column] !== undefined || ends[column] !== undefined || column === active;
    return isNear || stays ? [column] : [];
  });
}

/** Pixels beyond the visible columns; the place is read in steps of this size. */
const MARGIN = 400;
export const scrollStep = (left: number): number => Math.round(left / MARGIN) * MARGIN;

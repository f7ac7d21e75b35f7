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
/** Longer texts end with an ellipsis until their column is widened. */
const MOST_CHARACTERS = { key: 40, value: 24 };
/** Texts end with an ellipsis before a number is cut. */
const SHRUNK_CHARACTERS = 12;
/** Space in a head beside its name, for the sort arrow and the menu. */
const HEAD_EXTRA = 5;
/** Cells to measure; wider texts beyond them are exceptions. */
const SAMPLE = 1_200;
const NUMBER = /^[-+]?\d[\d.,]*$/;

type CellTexts = {
  key: (column: number, value: string) => string;
  value: (column: number, row: number) => string;
  total: (column: number) => string;
  /** The largest numbers of a column, wherever they are. */
  extremes: (column: number) => readonly string[];
};

/** The width of a column: what fits its contents and its head, and what it may shrink to. */
export type ColumnWidth = { fitted: number; least: number; isText: boolean };

/** In characters, fitted to the heads, the totals, the first rows and the largest numbers. */
export function columnCharacters(
  model: Pick<TableModel, 'keys' | 'columns' | 'rows'>,
  texts: CellTexts,
): ColumnWidth[] {
  const names = columnNames(model);
  const sample = Math.max(20, Math.floor(SAMPLE / Math.max(1, names.length)));
  const rows = model.rows.slice(0, sample);
  const { keys } = model;
  return names.map((name, column) => {
    const at = column - keys.length;
    const key = keys[column];
    const own = rows.map(({ key: values }, row) =>
      key ? texts.key(column, values[column] ?? '') : texts.value(at, row),
    );
    const isText = key
      ? !key.isTime && !own.every((text) => NUMBER.test(text))
      : model.columns[at]?.isText === true;
    const all = key ? own : [...own, texts.total(at), ...(isText ? [] : texts.extremes(at))];
    const widest = all.reduce((most, { length }) => Math.max(most, length), LEAST_CHARACTERS);
    const most = MOST_CHARACTERS[key ? 'key' : 'value'];
    const named = Math.min(most, name.length + HEAD_EXTRA);
    const fitted = Math.max(isText ? Math.min(most, widest) : widest, named);
    return { fitted, least: isText ? Math.min(SHRUNK_CHARACTERS, fitted) : widest, isText };
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
  /** In pixels. */
  columns: readonly ColumnWidth[];
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
 * column a width: then all keep theirs. Without room, texts become shorter first, then the heads of
 * numbers; a number is never cut, the table scrolls instead.
 */
export function tableLayout({
  names,
  columns,
  given,
  frame,
  isPinned,
  isTotal,
}: LayoutOptions): TableLayout {
  const leastOf = (column: number) => Math.ceil(columns[column]?.least ?? LEAST_WIDTH);
  const isText = (column: number) => columns[column]?.isText !== false;
  const wanted = names.map((name, column) =>
    Object.hasOwn(given, name)
      ? Math.max(isText(column) ? LEAST_WIDTH : leastOf(column), given[name] ?? 0)
      : Math.ceil(columns[column]?.fitted ?? LEAST_WIDTH),
  );
  const sum = wanted.reduce((all, width) => all + width, 0);
  const isGiven = names.some((name) => Object.hasOwn(given, name));
  const widths =
    isGiven || sum === 0 || frame === 0
      ? wanted
      : sum < frame
        ? stretched(wanted, frame / sum, frame)
        : [isText, (column: number) => !isText(column)].reduce(
            (now, may) =>
              shrunk(now, (column) => (may(column) ? leastOf(column) : Infinity), frame),
            wanted,
          );
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

/** Takes what is too much from the columns that are wider than their least width, in proportion. */
function shrunk(
  widths: readonly number[],
  leastOf: (column: number) => number,
  frame: number,
): number[] {
  const spare = widths.map((width, column) => Math.max(0, width - leastOf(column)));
  const all = spare.reduce((sum, one) => sum + one, 0);
  const excess = Math.min(all, widths.reduce((sum, width) => sum + width, 0) - frame);
  if (excess <= 0) return [...widths];
  let taken = 0;
  let passed = 0;
  return widths.map((width, column) => {
    passed += spare[column] ?? 0;
    const until = Math.round((excess * passed) / all);
    const own = until - taken;
    taken = until;
    return width - own;
  });
}

/**
 * Pixels at the edges of what scrolls, beside the columns that stay, in which a number is visible
 * in part only: `start` and `end` have to be covered, or its digits read as another number.
 */
export function cutNumbers(
  { widths, starts, pins, ends }: TableLayout,
  { left, width }: { left: number; width: number },
  isNumber: (column: number) => boolean,
): { start: number; end: number; pinned: number; kept: number } {
  const total = (stays: TableLayout['pins']) =>
    widths.reduce((sum, own, column) => (stays[column] === undefined ? sum : sum + own), 0);
  const [pinned, kept] = [total(pins), total(ends)];
  const [from, to] = [left + pinned, left + width - kept];
  let [start, end] = [0, 0];
  widths.forEach((own, column) => {
    const begins = starts[column] ?? 0;
    const finishes = begins + own;
    const scrolls = pins[column] === undefined && ends[column] === undefined;
    // One that is wider than what scrolls could never be seen.
    if (!scrolls || !isNumber(column) || own > to - from) return;
    if (begins < from && finishes > from) start = finishes - from;
    if (begins < to && finishes > to) end = to - begins;
  });
  return { start, end, pinned, kept };
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

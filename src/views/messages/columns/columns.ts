import type { ResultMessage } from '@/contract/search';
import { ownValue } from '@/domain/exact';
import { instantText, isInstantValue } from '@/domain/format/instants/instant-value';
import { valueLine } from '@/shared/message/text/value-text';
import type { ColumnWidths } from './column-widths';

/** Adds or removes a column; `message` stays last, where it takes the remaining width. */
export function toggleColumn(columns: readonly string[], field: string): string[] {
  if (columns.includes(field)) return columns.filter((column) => column !== field);
  const last = columns.at(-1) === 'message' ? columns.length - 1 : columns.length;
  return columns.toSpliced(last, 0, field);
}

/** Moves a column before or after another one. */
export function moveColumnBeside(
  columns: readonly string[],
  column: string,
  beside: string,
  side: 'before' | 'after',
): string[] {
  const rest = columns.filter((one) => one !== column);
  const index = rest.indexOf(beside);
  return index === -1 || column === beside
    ? [...columns]
    : rest.toSpliced(side === 'before' ? index : index + 1, 0, column);
}

/** Pinned columns first, each group in its order. */
export function pinnedFirst(columns: readonly string[], pinned: readonly string[]): string[] {
  return [
    ...columns.filter((column) => pinned.includes(column)),
    ...columns.filter((column) => !pinned.includes(column)),
  ];
}

/** Moves a column one position to the left (-1) or right (1). */
export function shiftColumn(columns: readonly string[], column: string, step: -1 | 1): string[] {
  const index = columns.indexOf(column);
  return index === -1 || columns[index + step] === undefined
    ? [...columns]
    : columns.toSpliced(index, 1).toSpliced(index + step, 0, column);
}

/** Hides the level column if no row has a level. */
export function visibleColumns(
  columns: readonly string[],
  rows: readonly ResultMessage[],
): string[] {
  return columns.filter(
    (column) => column !== 'level' || rows.some(({ message }) => message['level'] != null),
  );
}

const TIMESTAMP_CHARACTERS = 23;
const LEVEL_CHARACTERS = 11;
/** Minimum width of a message before the table scrolls horizontally. */
const MESSAGE_CHARACTERS = 40;
const MIN_CHARACTERS = 6;
/** Slack for rounded widths, which would otherwise cut the last character. */
const ROUNDING = 0.5;
/** Maximum width of a column that was not resized. */
const MAX_FITTED_CHARACTERS = 40;
/** Space in a header beside its name, for the sort arrow. */
const HEAD_EXTRA = 2;
/** The width is fitted to this many rows; wider values beyond them are exceptions. */
const SAMPLE = 1_000;

/** The width of a column in characters, fitted to its contents in `zone`. */
function fittedWidth(column: string, rows: readonly ResultMessage[], zone: string): number {
  if (column === 'level') return LEVEL_CHARACTERS;
  const textOf = ({ message }: ResultMessage) => {
    const value = ownValue(message, column);
    return isInstantValue(column, value)
      ? instantText(value, zone)
      : valueLine(value, MAX_FITTED_CHARACTERS);
  };
  const minimum =
    column === 'timestamp'
      ? TIMESTAMP_CHARACTERS
      : Math.max(column.length + HEAD_EXTRA, MIN_CHARACTERS);
  return Math.min(
    rows.slice(0, SAMPLE).reduce((widest, row) => Math.max(widest, textOf(row).length), minimum),
    MAX_FITTED_CHARACTERS,
  );
}

/** CSS grid tracks of the columns: custom or fitted widths; the last column takes the rest. */
export function columnTracks(
  columns: readonly string[],
  rows: readonly ResultMessage[],
  widths: ColumnWidths,
  { padding, zone }: { padding: string; zone: string },
): string[] {
  return columns.map((column, i) => {
    const width = ownValue(widths, column);
    if (width !== undefined)
      return i === columns.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`;
    const fitted = column === 'message' ? MESSAGE_CHARACTERS : fittedWidth(column, rows, zone);
    const track = `calc(${fitted + ROUNDING}ch + 2 * ${padding})`;
    return i === columns.length - 1 ? `minmax(${track}, 1fr)` : track;
  });
}

/** CSS offsets of the pinned columns for horizontal scrolling, after the column of checkboxes. */
export function pinnedOffsets(tracks: readonly string[], pinned: number, before: string): string[] {
  return tracks
    .slice(0, pinned)
    .map((_, i) => `calc(${[before, ...tracks.slice(0, i)].join(' + ')})`);
}

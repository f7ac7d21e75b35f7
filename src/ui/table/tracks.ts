import type { Theme } from '@/theme/theme';
import type { ColumnWidth, GivenWidths } from './table-column';

type Column = { id: string; width?: ColumnWidth | undefined };
export type Tracks = {
  /** The tracks of `grid-template-columns`. */
  tracks: readonly string[];
  /** Minimum width of a row in pixels; a narrower table scrolls sideways. */
  least: number;
};

const HEAVIEST_GIVEN = 2_000;

/**
 * The grid tracks of all rows. User-defined widths override weights; the last weighted column takes
 * the remaining width, so that rows always fill the table.
 */
export function tracksOf(
  columns: readonly Column[],
  given: GivenWidths,
  sizes: Theme['column'],
  lead: readonly string[],
  tail: readonly string[],
): Tracks {
  const leastWeighted = pixels(sizes.least);
  const stretched =
    columns.findLast(({ width }) => typeof width !== 'string')?.id ?? columns.at(-1)?.id;
  const tracks = columns.map(({ id, width = { weight: 1 } }): [track: string, least: number] => {
    const asked = given[id];
    const fixed =
      asked === undefined
        ? typeof width === 'string'
          ? pixels(sizes[width])
          : undefined
        : clampWidth(asked);
    const rest = typeof width === 'string' ? 1 : width.weight;
    if (fixed === undefined) return [`minmax(${leastWeighted}px, ${rest}fr)`, leastWeighted];
    return [id === stretched ? `minmax(${fixed}px, 1fr)` : `${fixed}px`, fixed];
  });
  const around = [...lead, ...tail].reduce((sum, size) => sum + pixels(size), 0);
  return {
    tracks: [...lead, ...tracks.map(([track]) => track), ...tail],
    least: around + tracks.reduce((sum, [, least]) => sum + least, 0),
  };
}

const pixels = (size: string) => Number.parseFloat(size);
const NARROWEST_GIVEN = 48;

/** Limits a dragged width, in pixels. */
export const clampWidth = (width: number) =>
  Math.min(HEAVIEST_GIVEN, Math.max(NARROWEST_GIVEN, Math.round(width)));

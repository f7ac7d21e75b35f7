import type { Tick } from './axis';
import { EM_OF_MONO } from './plot-area';

type HeatmapAxes = {
  /** Margins in pixels. */
  left: number;
  bottom: number;
  x: { labels: Tick[]; angle: 0 | -45 };
  y: { labels: Tick[] };
};

const LONGEST_LABEL = 19;
/** Fewer characters say nothing. */
const SHORTEST_LABEL = 3;
/** From one label to the next below it, and between labels beside each other, in em. */
const LINE = 1.6;
/** Between tilted labels, in em. */
const TILTED_LINE = 1.7;
/** The height of a tilted label, as a share of its length. */
const TILT = Math.SQRT1_2;
/** The most that labels take of a small chart. */
const MOST_OF_WIDTH = 0.4;
const MOST_OF_HEIGHT = 0.4;
/** Heights and widths in em below which cells need all the room. */
const LEAST_HEIGHT = 8;
const LEAST_WIDTH = 12;
const LEAST_LOW_WIDTH = 24;
/** Between a label and the cells, in pixels. */
const GAP = 6;

/**
 * The labels of the cells of a heatmap. Labels are cut before any are left out; those of columns
 * are tilted where they are wider than the columns. `size` is that of the text, in pixels.
 */
export function heatmapAxes(
  { xLabels, yLabels }: { xLabels: readonly string[]; yLabels: readonly string[] },
  { width, height, size }: { width: number; height: number; size: number },
): HeatmapAxes {
  const character = EM_OF_MONO * size;
  const isNarrow = width < LEAST_WIDTH * size;
  const isLow = height < LEAST_HEIGHT * size;
  if (isLow && width < LEAST_LOW_WIDTH * size)
    return { left: 0, bottom: 0, x: { labels: [], angle: 0 }, y: { labels: [] } };

  const across = isNarrow ? 0 : charactersIn(MOST_OF_WIDTH * width - GAP, character);
  const left = across === 0 ? 0 : Math.min(across, longest(yLabels)) * character + GAP;
  const room = Math.max(1, (width - left) / Math.max(1, xLabels.length));
  const isTilted = longest(xLabels) * character + size > room && !isLow;
  const most = isTilted
    ? charactersIn((MOST_OF_HEIGHT * height - GAP) / TILT, character)
    : LONGEST_LABEL;
  const bottom = isLow
    ? 0
    : isTilted
      ? Math.min(most, longest(xLabels)) * character * TILT + size + GAP
      : 2 * size;
  const rowHeight = Math.max(1, (height - bottom) / Math.max(1, yLabels.length));
  return {
    left,
    bottom,
    x: {
      labels: isLow ? [] : every(xLabels, (TILTED_LINE * size) / room, most),
      angle: isTilted ? -45 : 0,
    },
    y: { labels: across === 0 ? [] : every(yLabels, (LINE * size) / rowHeight, across) },
  };
}

const longest = (labels: readonly string[]) =>
  labels.reduce((most, { length }) => Math.max(most, Math.min(length, LONGEST_LABEL)), 1);

/** None if there are too few. */
function charactersIn(pixels: number, character: number): number {
  const count = Math.min(LONGEST_LABEL, Math.floor(pixels / character));
  return count < SHORTEST_LABEL ? 0 : count;
}

/** As many evenly spaced labels as there is room for; `cells` is what a label takes. */
function every(labels: readonly string[], cells: number, most: number): Tick[] {
  const step = Math.max(1, Math.ceil(cells));
  return labels.flatMap((label, at) =>
    at % step === 0 ? [{ at, label: shortened(label, most) }] : [],
  );
}

const shortened = (label: string, most: number) =>
  label.length > most ? `${label.slice(0, most - 1)}…` : label;

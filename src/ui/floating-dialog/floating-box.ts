/** Pixels from the left and upper edge of the window, and its size. */
export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const LEAST: Size = { width: 280, height: 200 };
/** So much of the window's edge stays free. */
const MARGIN = 8;

/** Into the window, and no larger than it. */
export function clamped(box: Box, within: Size): Box {
  const width = between(box.width, LEAST.width, within.width - 2 * MARGIN);
  const height = between(box.height, LEAST.height, within.height - 2 * MARGIN);
  return {
    width,
    height,
    left: between(box.left, MARGIN, within.width - width - MARGIN),
    top: between(box.top, MARGIN, within.height - height - MARGIN),
  };
}

const between = (value: number, least: number, most: number): number =>
  Math.max(Math.min(least, most), Math.min(value, most));

/** At the lower right of the window. */
export const cornerBox = ({ width, height }: Size, within: Size): Box =>
  clamped({ width, height, left: within.width, top: within.height }, within);

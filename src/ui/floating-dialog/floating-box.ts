/** Position in the window and size, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const LEAST: Size = { width: 280, height: 200 };
/** Pixels that stay free along the edges of the window. */
const MARGIN = 8;

/** Moves a box into the window and limits it to the window's size. */
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

/** A box at the lower right of the window. */
export const cornerBox = ({ width, height }: Size, within: Size): Box =>
  clamped({ width, height, left: within.width, top: within.height }, within);

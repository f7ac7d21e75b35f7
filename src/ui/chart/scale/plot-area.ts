import type { Theme } from '@/theme/theme';
import type { AxisRange } from './axis';
import { shareOf, type ValueScale } from './value-scale';

/** Where a chart draws within its element, in pixels, and what its axes show there. */
export type PlotArea = AxisRange & {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  scale: ValueScale;
};

/** Width of a character of the monospace font, in em. */
export const EM_OF_MONO = 0.6;
/** Between a label of the value axis and the plot, in pixels. */
const LABEL_GAP = 8;

/** The height that is left for the plot, on which the ticks of the value axis depend. */
export function plotHeight({ size, height }: Theme, whole: number): number {
  const px = Number.parseFloat;
  return Math.max(1, whole - topMargin(px(size.micro)) - px(height.axis));
}

/** Half a line, so that the label of the top tick is not cut off. */
const topMargin = (line: number) => Math.ceil(line / 2) + 2;

export function plotArea(
  theme: Theme,
  { width, height }: { width: number; height: number },
  { from, to }: AxisRange,
  scale: ValueScale,
): PlotArea {
  const px = Number.parseFloat;
  const line = px(theme.size.micro);
  const widest = Math.max(0, ...scale.ticks.map(({ label }) => label.length));
  const labels = Math.ceil(widest * EM_OF_MONO * line) + LABEL_GAP;
  const top = topMargin(line);
  return {
    width,
    height,
    // Labels never take more than a third of a narrow chart.
    left: Math.min(width / 3, Math.max(px(theme.height.chartMargin), labels)),
    right: width,
    top,
    bottom: top + plotHeight(theme, height),
    from,
    to,
    scale,
  };
}

export const xOf = ({ left, right, from, to }: PlotArea, at: number) =>
  left + ((at - from) / (to - from)) * (right - left);

/** The position on the axis at `x` pixels, within its range. */
export function atOf({ left, right, from, to }: PlotArea, x: number): number {
  const share = Math.max(0, Math.min(1, (x - left) / (right - left)));
  return from + share * (to - from);
}

export const yOf = ({ top, bottom, scale }: PlotArea, value: number) =>
  bottom - shareOf(scale, value) * (bottom - top);

import type { EventMark } from '../marks/event-marks';
import type { ReferenceLine } from '../marks/series';
import { yOf, type PlotArea } from '../scale/plot-area';
import { DASHES, rounded, type Shape } from './shape';

/** A text of the drawing that ends at the right edge. */
export type RuleLabel = { y: number; text: string; colour: string };

const crisp = (pixels: number) => Math.floor(pixels) + 0.5;
const rule = (d: string, colour: string): Shape => ({
  mark: 'rule',
  d,
  stroke: colour,
  strokeWidth: 1,
  strokeDasharray: DASHES.dash,
});

/** The lines of events, part of the drawing so that pictures which are taken away have them. */
export const eventRules = (
  { top, bottom }: PlotArea,
  marks: readonly EventMark[],
  colour: string,
): Shape[] =>
  marks.length === 0
    ? []
    : [rule(marks.map(({ x }) => `M${crisp(x)} ${top}V${bottom}`).join(''), colour)];

/** Lines at values, each with a label. Those off a logarithmic axis are omitted. */
export function referenceRules(
  area: PlotArea,
  lines: readonly ReferenceLine[],
  colour: string,
): { rules: Shape[]; labels: RuleLabel[] } {
  const shown = lines
    .filter(({ value }) => value >= area.scale.from && value <= area.scale.to)
    .map((line) => ({ ...line, colour: line.colour ?? colour, y: yOf(area, line.value) }));
  return {
    rules: shown.map((line) => rule(`M${area.left} ${crisp(line.y)}H${area.right}`, line.colour)),
    labels: shown.map(({ y, label, colour: own }) => ({
      // Above the line, where there is room.
      y: rounded(y < MOST_LABEL_PX ? y + MOST_LABEL_PX : y - LABEL_GAP),
      text: label,
      colour: own,
    })),
  };
}

const LABEL_GAP = 3;
const MOST_LABEL_PX = 14;

import { spansAt, type BarMode, type PlottedSeries } from '../marks/series';
import { xOf, yOf, type PlotArea } from '../scale/plot-area';
import { extremeBars } from './reduce';
import type { Shape } from './shape';

type BarOptions = {
  area: PlotArea;
  mode: BarMode;
  /** From where to where on the axis the bars of each point reach. */
  slots: readonly { from: number; to: number }[];
  /** The points whose interval is not covered completely by the window. */
  partial?: readonly boolean[] | undefined;
  patterned?: boolean;
};

const OVERLAID = 0.75;
const PARTIAL = 0.55;
/** Wider bars end at whole pixels on both sides, narrower ones all have the same width. */
const LEAST_UNEVEN = 8;

/** The bars of all series, of stacks from the top to the bottom. */
export function barShapes(
  series: readonly Pick<PlottedSeries, 'colour' | 'values' | 'place'>[],
  options: BarOptions,
): Shape[] {
  const { area, mode, slots, partial, patterned = false } = options;
  const isStack = mode === 'stack' || mode === 'relative';
  const spans = slots.map((_, point) => spansAt({ type: 'bar', mode }, series, point));
  const slotOf = slotsIn(area, slots, mode === 'group' ? series.length : 1);
  const isDense = slots.length > area.right - area.left;
  const columns = isDense ? slots.map((_, point) => slotOf(point, 0).left) : [];
  const all = slots.map((_, point) => point);
  const keptOfStack =
    isDense && isStack ? extremeBars(columns, (point) => total(spans[point])) : [];
  const keptOf = (place: number) =>
    !isDense ? all : isStack ? keptOfStack : extremeBars(columns, (point) => spans[point]?.[place]);

  const shapes = series.map(({ colour, place: pattern }, place): Shape[] => {
    let [whole, pale] = ['', ''];
    for (const point of keptOf(place)) {
      const span = spans[point]?.[place];
      if (!span || !isDrawn(area, span)) continue;
      const bar = rectangle(area, span, slotOf(point, mode === 'group' ? place : 0));
      if (partial?.[point]) pale += bar;
      else whole += bar;
    }
    const opacity = mode === 'overlay' ? OVERLAID : undefined;
    const look = {
      mark: 'bars',
      fill: colour,
      ...(patterned && { pattern: pattern ?? place }),
    } as const;
    return [
      ...(whole === '' ? [] : [{ ...look, d: whole, opacity }]),
      ...(pale === '' ? [] : [{ ...look, d: pale, opacity: PARTIAL }]),
    ];
  });
  // The lowest pixel of each part lies over the part above it, so that small parts are visible.
  return (isStack ? shapes.reverse() : shapes).flat();
}

type Span = { from: number; to: number };

/** A logarithmic axis has no place for 0 and what is below it. */
const isDrawn = ({ scale }: PlotArea, { from, to }: Span) =>
  Number.isFinite(to) && from !== to && (scale.type === 'linear' || to > 0);

/** The whole of a stack. */
function total(spans: readonly (Span | undefined)[] = []): Span {
  const ends = spans.flatMap((span) => span?.to ?? []);
  return { from: Math.min(0, ...ends), to: Math.max(0, ...ends) };
}

/** Grouped bars share the width of their point. */
function slotsIn(area: PlotArea, slots: BarOptions['slots'], parts: number) {
  const pixel = (at: number) => Math.max(area.left, Math.min(area.right, xOf(area, at)));
  return (point: number, part: number): { left: number; width: number } => {
    const { from, to } = slots[point] ?? { from: 0, to: 0 };
    const width = (to - from) / parts;
    const [start, end] = [pixel(from + part * width), pixel(from + (part + 1) * width)];
    const left = Math.round(start);
    return {
      left,
      width:
        end - start >= LEAST_UNEVEN
          ? Math.round(end) - left
          : Math.max(1, Math.floor(end - start + 0.01)),
    };
  };
}

/** At least a pixel high: little is not nothing. */
function rectangle(
  area: PlotArea,
  { from, to }: Span,
  { left, width }: { left: number; width: number },
): string {
  const [start, end] = [Math.round(yOf(area, from)), Math.round(yOf(area, to))];
  const isUp = to > from;
  const height = Math.max(1, Math.abs(start - end));
  const top = isUp ? start - height : start;
  return `M${left} ${top}h${width}v${height}h${-width}z`;
}

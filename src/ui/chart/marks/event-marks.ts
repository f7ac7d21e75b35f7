import { xOf, type PlotArea } from '../scale/plot-area';

/** Something that happened at a position of the axis. */
export type ChartEvent = { at: number };
/** Events that are too close to each other to be told apart. */
export type EventMark = { x: number; at: number; count: number };

/** Width of the mark of an event, in pixels. */
const MARK_PX = 9;

/** Where to mark events, from left to right; those that would overlap share a mark. */
export function eventMarks(area: PlotArea, events: readonly ChartEvent[]): EventMark[] {
  const marks: EventMark[] = [];
  const inside = events.filter(({ at }) => at >= area.from && at <= area.to);
  for (const { at } of inside.toSorted((one, other) => one.at - other.at)) {
    const x = xOf(area, at);
    const last = marks.at(-1);
    if (last && x - last.x < MARK_PX) last.count += 1;
    else marks.push({ x, at, count: 1 });
  }
  return marks;
}

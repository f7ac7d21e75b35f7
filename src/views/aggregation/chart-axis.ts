import { timeTicks } from '@/domain/format/time-ticks';

export type ChartAxis = {
  /** Where the points stand, and the room each has. */
  x: readonly number[];
  step: number;
  from: number;
  to: number;
  ticksFor: (width: number) => readonly { at: number; label: string }[];
};

/** Values of logs are of any length; an axis has room for their beginning. */
const LABEL_CHARACTERS = 18;
const CHARACTER_PX = 6.7;
const TIME_LABEL_PX = 100;
/** A group within the window that has no neighbours is this part of it wide. */
const LONE_SHARE = 60;

/** Groups of a time, given by their starts, over all of the window that was searched. */
export function timeAxis(
  starts: readonly string[],
  range: { from: string; to: string },
  zone: string,
): ChartAxis {
  const at = starts.map((start) => Date.parse(start));
  const [first, last] = [Date.parse(range.from), Date.parse(range.to)];
  const steps = at
    .slice(1)
    .map((one, i) => one - (at[i] ?? one))
    .filter((one) => one > 0);
  // Of one group alone it is only known that it does not end before the window, if it begins before
  // it.
  const step =
    steps.length > 0
      ? Math.min(...steps)
      : at[0] === undefined || at[0] >= first
        ? (last - first) / LONE_SHARE
        : last - at[0];
  const from = Math.min(first, at[0] ?? first);
  const to = Math.max(last, (at.at(-1) ?? last) + step);
  return {
    x: at.map((one) => one + step / 2),
    step,
    from,
    to,
    ticksFor: (width) => timeTicks(from, to, zone, Math.max(2, Math.floor(width / TIME_LABEL_PX))),
  };
}

/**
 * Groups of values, one beside the other; where their names do not fit all, every second or third
 * is named.
 */
export function valueAxis(labels: readonly string[]): ChartAxis {
  const cut = labels.map((label) =>
    label.length > LABEL_CHARACTERS ? `${label.slice(0, LABEL_CHARACTERS - 1)}…` : label,
  );
  const longest = Math.max(1, ...cut.map((label) => label.length)) * CHARACTER_PX;
  return {
    x: labels.map((_, i) => i),
    step: 1,
    from: -0.5,
    to: Math.max(1, labels.length) - 0.5,
    ticksFor(width) {
      const every = Math.max(1, Math.ceil((labels.length * longest) / Math.max(1, width)));
      return cut.flatMap((label, at) => (at % every === 0 ? [{ at, label }] : []));
    },
  };
}

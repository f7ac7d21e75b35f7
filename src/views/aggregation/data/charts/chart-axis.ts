import { timeTicks } from '@/domain/format/instants/time-ticks';

type Interval = { start: number; end: number };

export type ChartAxis = {
  /** The positions of the points and the width available to each. */
  x: readonly number[];
  step: number;
  from: number;
  to: number;
  isTime: boolean;
  /** What each point of a time axis covers, and whether the window covers it only in part. */
  intervals: readonly Interval[];
  partial: readonly boolean[];
  ticksFor: (width: number) => readonly { at: number; label: string }[];
};

/** Log values may be of any length; labels are cut to at most this many characters. */
const LABEL_CHARACTERS = 18;
/** Rather than to less than this many, labels are left out. */
const LEAST_CHARACTERS = 8;
/** A label without its beginning has at least this many. */
const LEAST_WITHOUT_START = 12;
const CHARACTER_PX = 6.7;
const TIME_LABEL_PX = 75;
/** A single group inside the window gets this share of its width, and at least so many ms. */
const [LONE_SHARE, LEAST_LONE_MS] = [0.03, 30];
const LONGEST_STEP = 1.5;

/** Axis for time groups, given by their start instants; it spans the whole window. */
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
  // The length of a single group is unknown, but one that starts before the window must reach into
  // it.
  const step =
    steps.length > 0
      ? Math.min(...steps)
      : at[0] === undefined || at[0] >= first
        ? Math.max(LEAST_LONE_MS, (last - first) * LONE_SHARE)
        : last - at[0];
  const from = Math.min(first, at[0] ?? first);
  const to = Math.max(last, (at.at(-1) ?? last) + step);
  // Months differ in length; a longer distance is a gap.
  const intervals = at.map((start, i) => {
    const next = at[i + 1] ?? Infinity;
    return { start, end: next - start <= step * LONGEST_STEP ? next : start + step };
  });
  return {
    x: at.map((one) => one + step / 2),
    step,
    from,
    to,
    isTime: true,
    intervals,
    partial: intervals.map(({ start, end }) => start < first || end > last),
    ticksFor: (width) => timeTicks(from, to, zone, Math.max(2, Math.floor(width / TIME_LABEL_PX))),
  };
}

/**
 * Axis for value groups, spaced evenly. If not all labels fit, they are cut; if they do not fit or
 * differ even then, only every nth is shown.
 */
export function valueAxis(labels: readonly string[]): ChartAxis {
  const longest = Math.min(LABEL_CHARACTERS, Math.max(1, ...labels.map(({ length }) => length)));
  return {
    x: labels.map((_, i) => i),
    step: 1,
    from: -0.5,
    to: Math.max(1, labels.length) - 0.5,
    isTime: false,
    intervals: [],
    partial: [],
    ticksFor(width) {
      // Characters for each group, with one between two labels.
      const room = Math.max(1, width) / CHARACTER_PX / Math.max(1, labels.length);
      const least = Math.max(1, Math.ceil((Math.min(longest, LEAST_CHARACTERS) + 1) / room));
      const shown = (every: number) =>
        labels.flatMap((label, at) => (at % every === 0 ? [{ at, label }] : []));
      const most = (every: number) => Math.min(longest, Math.floor(every * room) - 1);
      // Fewer and longer labels, until those that differ are also shown differently.
      for (let every = least; every === least || every < labels.length; every += 1) {
        const ticks = distinctly(shown(every), most(every));
        if (ticks) return ticks;
      }
      return shown(least).map(({ at, label }) => ({ at, label: cut(label, most(least)) }));
    },
  };
}

type Tick = { at: number; label: string };

const cut = (label: string, most: number) =>
  label.length > most ? `${label.slice(0, most - 1)}…` : label;

/** The labels cut at their end or, where that is what differs, at their beginning. */
function distinctly(ticks: readonly Tick[], most: number): Tick[] | undefined {
  const count = new Set(ticks.map(({ label }) => label)).size;
  const differing = (shortened: Tick[]) =>
    new Set(shortened.map(({ label }) => label)).size === count ? shortened : undefined;
  const found = differing(ticks.map(({ at, label }) => ({ at, label: cut(label, most) })));
  const common = commonStart(ticks.map(({ label }) => label));
  if (found || common === 0 || most < LEAST_WITHOUT_START) return found;
  return differing(
    ticks.map(({ at, label }) => ({ at, label: cut(`…${label.slice(common)}`, most) })),
  );
}

/** The length of what all labels begin with, up to the end of a word. */
function commonStart([first = '', ...others]: readonly string[]): number {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return /^.*[^\p{L}\p{N}]/su.exec(first.slice(0, length))?.[0].length ?? 0;
}

import type { SearchedIndex } from '../../../indices/searched';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const LENGTHS = [
  SECOND,
  5 * SECOND,
  15 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  12 * HOUR,
  DAY,
  3 * DAY,
  7 * DAY,
  30 * DAY,
  360 * DAY,
];
/**
 * The maximum number of slots per window. More slots cache more, fewer leave more to read at the
 * edges.
 */
const MOST_SLOTS = 96;

/** A time span in milliseconds since the epoch, `to` exclusive. */
export type Span = { from: number; to: number };

/** The span of all messages of the indices, from which the slot length for all time is derived. */
export function spanOf(indices: readonly Pick<SearchedIndex, 'first' | 'last'>[]): Span {
  const from = Math.min(...indices.map(({ first = Infinity }) => first));
  const to = Math.max(...indices.map(({ last = -Infinity }) => last + 1));
  return from < to ? { from, to } : { from: 0, to: 0 };
}

/** The slot length for a window; slots are aligned to 1970. */
export const slotLength = ({ from, to }: Span): number =>
  LENGTHS.find((length) => to - from <= MOST_SLOTS * length) ??
  Math.ceil((to - from) / MOST_SLOTS / DAY) * DAY;

/** A slot, or its part within the window. */
export type Slot = Span & {
  start: number;
  /** Whether all messages of the index in this slot are within the window. */
  isWhole: boolean;
};

/** The slots of a window in which an index has messages. */
export function slotsOf(
  window: Span,
  { first, last }: Pick<SearchedIndex, 'first' | 'last'>,
  length: number,
): Slot[] {
  if (first === undefined || last === undefined) return [];
  const [from, to] = [Math.max(window.from, first), Math.min(window.to, last + 1)];
  const slots: Slot[] = [];
  for (let start = Math.floor(from / length) * length; start < to; start += length) {
    const isWhole =
      (start >= window.from || first >= window.from) &&
      (start + length <= window.to || last < window.to);
    slots.push({
      start,
      isWhole,
      from: Math.max(start, window.from),
      to: Math.min(start + length, window.to),
    });
  }
  return slots;
}

/** Joins adjacent spans, which must be sorted. */
export function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { from, to } of spans) {
    const previous = all.at(-1);
    if (previous?.to === from) previous.to = to;
    else all.push({ from, to });
  }
  return all;
}

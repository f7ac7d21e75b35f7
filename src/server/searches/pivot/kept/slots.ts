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
 * Into so many slots a window is cut: more keep more, fewer leave more to be read where a slot is
 * not whole.
 */
const MOST_SLOTS = 96;

/** A span of time in milliseconds since the epoch, `to` exclusive. */
export type Span = { from: number; to: number };

/**
 * All that these indices hold, whether it matches or not: what is cut must not be wider than what
 * the slots are made for.
 */
export function spanOf(indices: readonly Pick<SearchedIndex, 'first' | 'last'>[]): Span {
  const from = Math.min(...indices.map(({ first = Infinity }) => first));
  const to = Math.max(...indices.map(({ last = -Infinity }) => last + 1));
  return from < to ? { from, to } : { from: 0, to: 0 };
}

/** The slots that a window is cut into: all of one length, counted from 1970. */
export const slotLength = ({ from, to }: Span): number =>
  LENGTHS.find((length) => to - from <= MOST_SLOTS * length) ??
  Math.ceil((to - from) / MOST_SLOTS / DAY) * DAY;

/** A slot, or what of it lies in the window. */
export type Slot = Span & {
  start: number;
  /** All messages that the index has in this slot lie in the window. */
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

/** The same with neighbours put together. They must be in order. */
export function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { from, to } of spans) {
    const previous = all.at(-1);
    if (previous?.to === from) previous.to = to;
    else all.push({ from, to });
  }
  return all;
}

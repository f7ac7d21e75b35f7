import type { PivotResult, ResultMessage } from '@/contract/search';
import { readInstant } from '@/domain/format/instant';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Execution } from '@/views/execution/search-request';
import { messageKey } from '@/views/messages/paging/paging';
import { barsOf, withMessages, type Bars } from './followed-bars';

/**
 * What came since a search was followed. Instants are milliseconds of this machine's clock, but for
 * `floor`.
 */
export type Followed = {
  /** Newest first, and none is missing between two of them. */
  rows: readonly ResultMessage[];
  /**
   * The instant of the last row, where others stand below it that are not kept here; undefined
   * where these are all.
   */
  floor: number | undefined;
  asked: number;
  askedAt: number;
  /** Messages that were taken in since the start. */
  added: number;
  /** Those that came, too, but faster than they could be taken in: they stand below the rows. */
  skipped: number;
  /** What the server counted last may hold messages that are yet to be found. */
  unsettled: boolean;
  /**
   * Those that were found and those that came, over time; undefined where they cannot be counted
   * here.
   */
  bars: Bars | undefined;
  /** When the server was asked last by its own clock, ISO 8601. */
  until: string | undefined;
};

/** More rows than this are not kept: the oldest go. */
export const MOST_ROWS = 5_000;
const S = 1_000;
/**
 * Each answer reaches back over the one before it, because messages take a moment until they are
 * found.
 */
const OVERLAP_S = 5;
/** Every so often one reaches back further, for what arrives late. */
const LATE_S = 120;
const LATE_EVERY = 10;

export function startOf(
  {
    messages,
    histogram,
    effectiveRange,
    executedAt,
    total = messages?.total_results ?? 0,
  }: Pick<Execution, 'messages' | 'histogram' | 'effectiveRange' | 'executedAt' | 'total'>,
  now: number,
): Followed {
  const rows = messages?.messages ?? [];
  const last = rows.at(-1);
  return {
    rows,
    floor: last && rows.length < total ? timeOf(last) : undefined,
    asked: 0,
    askedAt: Math.min(now, Date.parse(executedAt) || now),
    added: 0,
    skipped: 0,
    unsettled: false,
    bars: histogram && effectiveRange && barsOf(histogram, effectiveRange),
    until: effectiveRange?.to,
  };
}

/** What an answer brought: of `total` messages that matched until then the newest. */
export type Answer = {
  messages: readonly ResultMessage[];
  total: number;
  until?: string | undefined;
};

/** How far back to ask now, in seconds. */
export function reachBack({ asked, askedAt }: Followed, now: number): number {
  return Math.ceil((now - askedAt) / S) + (asked % LATE_EVERY === 0 ? LATE_S : OVERLAP_S);
}

/** An answer reaches down to what is known: nothing is missing between them. */
export function reachesKnown({ rows, floor }: Followed, { messages, total }: Answer): boolean {
  const known = new Set(rows.map(messageKey));
  return (
    messages.length >= total ||
    messages.some((message) => known.has(messageKey(message)) || isBelow(floor, message))
  );
}

/**
 * Takes in an answer. A message is known by its index and id, so equal timestamps do not matter;
 * one that arrived late stands where its own time puts it. Where an answer does not reach down to
 * what is known, the rows begin anew with it. `from` is where the followed window begins.
 */
export function takeIn(before: Followed, answer: Answer, now: number, from = ''): Followed {
  const { floor } = before;
  const told = new Set(before.rows.map(messageKey));
  const fresh = answer.messages.filter(
    (message) => !isBelow(floor, message) && told.size < told.add(messageKey(message)).size,
  );
  const isWhole = reachesKnown(before, answer);
  const next = {
    ...before,
    until: answer.until ?? before.until,
    asked: before.asked + 1,
    askedAt: now,
    added: before.added + fresh.length,
    unsettled: before.unsettled || !isWhole,
  };
  if (fresh.length === 0) return next;
  const all = newestFirst(fresh, isWhole ? before.rows : []);
  const rows = all.slice(0, MOST_ROWS);
  const last = rows.at(-1);
  const isCut = !isWhole || rows.length < all.length;
  return {
    ...next,
    rows,
    floor: isCut && last ? timeOf(last) : floor,
    bars: before.bars && withMessages(before.bars, fresh, from),
  };
}

/**
 * After more came than could be taken in: what the server counted over all of the followed window,
 * of which `found` were there before. It counts again until nothing comes that it had counted
 * already.
 */
export function recounted(
  before: Followed,
  histogram: PivotResult,
  range: AbsoluteRange,
  found: number,
): Followed {
  const skipped = Math.max(0, histogram.total - found - before.added);
  return {
    ...before,
    bars: before.bars && barsOf(histogram, range),
    skipped,
    unsettled: skipped !== before.skipped,
  };
}

const isBelow = (floor: number | undefined, message: ResultMessage): boolean =>
  floor !== undefined && timeOf(message) <= floor;

/** Of equal times, what came later stands above. */
function newestFirst(
  fresh: readonly ResultMessage[],
  known: readonly ResultMessage[],
): ResultMessage[] {
  return [...fresh, ...known].sort((one, other) => timeOf(other) - timeOf(one));
}

function timeOf(message: ResultMessage): number {
  const known = times.get(message);
  if (known !== undefined) return known;
  const time = readInstant(String(message.message['timestamp'])) ?? 0;
  times.set(message, time);
  return time;
}

/** Thousands of rows are put in order with each answer. */
const times = new WeakMap<ResultMessage, number>();

import type { PivotResult, ResultMessage } from '@/contract/search';
import { readInstant } from '@/domain/format/instants/instant';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Execution } from '@/views/execution/search-request';
import { messageKey } from '@/views/messages/paging/paging';
import { barsOf, withMessages, type Bars } from './followed-bars';

/**
 * State of following a search: the messages that arrived since. Instants are from the browser clock
 * in milliseconds, except `floor`.
 */
export type Followed = {
  /** Newest first and without gaps. */
  rows: readonly ResultMessage[];
  /**
   * The timestamp of the last row, if older ones exist that are not kept here; undefined if these
   * are all.
   */
  floor: number | undefined;
  polls: number;
  polledAt: number;
  /** Messages added since the start. */
  added: number;
  /** Messages that arrived faster than they could be loaded, or long after their own time. */
  skipped: number;
  /** The last count of the whole window by the server; undefined before the first one. */
  counted: Counted | undefined;
  /** Late messages may be missing among the rows: the next poll reaches back to the last row. */
  isBehind: boolean;
  /** How many of the skipped messages are known not to belong among the rows. */
  beyond: number;
  /** The last count of the server may include messages that later polls will find. */
  unsettled: boolean;
  /** All found and new messages over time; undefined if their interval has no fixed length. */
  bars: Bars | undefined;
  /** Server time of the last poll, ISO 8601. */
  until: string | undefined;
};

/** `until` is the end of the counted window, the other times are of the browser clock. */
export type Counted = { until: number; at: number; durationMs: number };

/** Row limit; the oldest rows are dropped. */
export const MAX_ROWS = 5_000;
const S = 1_000;
/** Each poll overlaps the previous one, because messages take a moment to become searchable. */
const OVERLAP_S = 5;
/** Every so often a poll reaches back further, to catch late messages. */
const EXTENDED_OVERLAP_S = 120;
const EXTENDED_EVERY = 10;
/** Late messages are counted this often, in milliseconds; less often if counting is slow. */
const COUNT_EVERY_MS = 4_000;
const MAX_COUNTING_SHARE = 0.05;

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
    polls: 0,
    polledAt: Math.min(now, Date.parse(executedAt) || now),
    added: 0,
    skipped: 0,
    counted: undefined,
    isBehind: false,
    beyond: 0,
    unsettled: false,
    bars: histogram && effectiveRange && barsOf(histogram, effectiveRange),
    until: effectiveRange?.to,
  };
}

/** A poll response: the newest of `total` matching messages. */
export type PollResponse = {
  messages: readonly ResultMessage[];
  total: number;
  until?: string | undefined;
};

/** How far back the next poll reaches, in seconds. */
export function lookbackSeconds(
  { polls, polledAt, rows, isBehind }: Followed,
  now: number,
): number {
  const sinceLast =
    Math.ceil((now - polledAt) / S) +
    (polls % EXTENDED_EVERY === 0 ? EXTENDED_OVERLAP_S : OVERLAP_S);
  const last = rows.at(-1);
  if (!isBehind || !last) return sinceLast;
  return Math.max(sinceLast, Math.ceil((now - timeOf(last)) / S) + OVERLAP_S);
}

/** Whether the server should count the whole window, to notice late messages. */
export function isCountDue(
  { unsettled, counted, polledAt, polls }: Followed,
  now: number,
): boolean {
  if (unsettled) return true;
  if (!counted) return polls > 1 && now >= polledAt;
  return now - counted.at >= Math.max(COUNT_EVERY_MS, counted.durationMs / MAX_COUNTING_SHARE);
}

/** Whether a response overlaps the known rows, so that there is no gap between them. */
export function overlapsKnown(
  { rows, floor }: Followed,
  { messages, total }: PollResponse,
): boolean {
  const known = new Set(rows.map(messageKey));
  return (
    messages.length >= total ||
    messages.some((message) => known.has(messageKey(message)) || isBelow(floor, message))
  );
}

/**
 * Merges a poll response. Messages are identified by index and id, so equal timestamps do not
 * matter; a late one is inserted at its own timestamp. If the response does not overlap the known
 * rows, the rows start over with it. `from` is the start of the followed window.
 */
export function mergePoll(
  before: Followed,
  response: PollResponse,
  now: number,
  from = '',
): Followed {
  const { floor } = before;
  const seenKeys = new Set(before.rows.map(messageKey));
  const fresh = response.messages.filter(
    (message) => !isBelow(floor, message) && seenKeys.size < seenKeys.add(messageKey(message)).size,
  );
  const isWhole = overlapsKnown(before, response);
  const until = before.counted?.until ?? -Infinity;
  const uncounted =
    before.skipped === 0 ? fresh : fresh.filter((message) => timeOf(message) > until);
  const skipped = Math.max(0, before.skipped - (fresh.length - uncounted.length));
  const next = {
    ...before,
    until: response.until ?? before.until,
    polls: before.polls + 1,
    polledAt: now,
    added: before.added + fresh.length,
    skipped,
    isBehind: false,
    beyond: Math.min(skipped, before.isBehind ? skipped : before.beyond),
    unsettled: before.unsettled || !isWhole,
  };
  if (fresh.length === 0) return next;
  const all = newestFirst(fresh, isWhole ? before.rows : []);
  const rows = all.slice(0, MAX_ROWS);
  const last = rows.at(-1);
  const isCut = !isWhole || rows.length < all.length;
  return {
    ...next,
    rows,
    floor: isCut && last ? timeOf(last) : floor,
    bars: before.bars && withMessages(before.bars, uncounted, from),
  };
}

/**
 * Applies a count of the whole followed window; `found` messages were there before. It notices
 * messages that no poll found: they came long after their own time, or more came than could be
 * loaded. In the latter case the count is repeated until a poll brings nothing that it already
 * includes.
 */
export function applyCount(
  before: Followed,
  histogram: PivotResult,
  { range, found, counted }: { range: AbsoluteRange; found: number; counted: Counted },
): Followed {
  const skipped = Math.max(0, histogram.total - found - before.added);
  return {
    ...before,
    bars: before.bars && barsOf(histogram, range),
    skipped,
    counted,
    // Messages that came during the last poll are counted, too; the next one finds those.
    isBehind: Math.min(skipped, before.skipped) > before.beyond,
    beyond: before.unsettled ? skipped : before.beyond,
    unsettled: before.unsettled && skipped !== before.skipped,
  };
}

const isBelow = (floor: number | undefined, message: ResultMessage): boolean =>
  floor !== undefined && timeOf(message) <= floor;

/** For equal timestamps, the later arrival comes first. */
function newestFirst(
  fresh: readonly ResultMessage[],
  known: readonly ResultMessage[],
): ResultMessage[] {
  return [...fresh, ...known].sort((one, other) => timeOf(other) - timeOf(one));
}

function timeOf(message: ResultMessage): number {
  const known = timeCache.get(message);
  if (known !== undefined) return known;
  const time = readInstant(String(message.message['timestamp'])) ?? 0;
  timeCache.set(message, time);
  return time;
}

/** Caches parsed timestamps, because each poll sorts thousands of rows. */
const timeCache = new WeakMap<ResultMessage, number>();

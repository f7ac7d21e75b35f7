import type { PivotResult, ResultMessage } from '@/contract/search';
import { readInstant } from '@/domain/format/instant';
import { messageKey } from '../results/paging';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Execution } from '../search-request';
import { barsOf, withMessages, type Bars } from './followed-bars';

/** What came since a search was followed; newest first. Instants are milliseconds of this machine's clock. */
export type Followed = {
  rows: readonly ResultMessage[];
  /** When each message was told last, so that none is taken twice. */
  told: ReadonlyMap<string, number>;
  asked: number;
  askedAt: number;
  /** Messages that came since the start. */
  added: number;
  /** Matched, but were more than one answer gives out. */
  skipped: number;
  /** Those that were found and those that came, over time; undefined where they cannot be counted here. */
  bars: Bars | undefined;
  /** When the server was asked last by its own clock, ISO 8601. */
  until: string | undefined;
};

/** More rows than this are not kept: the oldest go. */
export const MOST_ROWS = 5_000;
/** Rows of one answer. */
export const MOST_A_TIME = 500;
const S = 1_000;
/** Each answer reaches back over the one before it, because messages take a moment until they are found. */
const OVERLAP_S = 5;
/** Every so often one reaches back further, for what arrives late. */
const LATE_S = 120;
const LATE_EVERY = 10;

export function startOf({ messages, histogram, effectiveRange, executedAt }: Pick<Execution, 'messages' | 'histogram' | 'effectiveRange' | 'executedAt'>, now: number): Followed {
  const rows = messages?.messages ?? [];
  return {
    rows,
    told: new Map(rows.map((message) => [messageKey(message), now])),
    asked: 0,
    askedAt: Math.min(now, Date.parse(executedAt) || now),
    added: 0,
    skipped: 0,
    bars: histogram && effectiveRange && barsOf(histogram, effectiveRange),
    until: effectiveRange?.to,
  };
}

/** What an answer brought: of `total` messages that matched until then the newest. */
export type Answer = { messages: readonly ResultMessage[]; total: number; until?: string | undefined };

/** How far back to ask now, in seconds. */
export function reachBack({ asked, askedAt }: Followed, now: number): number {
  return Math.ceil((now - askedAt) / S) + (asked % LATE_EVERY === 0 ? LATE_S : OVERLAP_S);
}

/**
 * Takes in an answer. A message is known by its index and id, so equal timestamps do not matter; one that arrived late
 * stands where its own time puts it. `from` is where the followed window begins.
 */
export function takeIn(before: Followed, { messages, total, until }: Answer, now: number, from = ''): Followed {
  const fresh = messages.filter((message) => !before.told.has(messageKey(message)));
  const told = new Map(before.told);
  for (const message of messages) told.set(messageKey(message), now);
  // Where all of a full answer is new, there were more between it and what is known.
  const skipped = fresh.length === messages.length && messages.length > 0 ? Math.max(0, total - messages.length) : 0;
  const bars = before.bars && fresh.length > 0 ? withMessages(before.bars, fresh, from) : before.bars;
  const next = { ...before, bars, until: until ?? before.until, asked: before.asked + 1, askedAt: now, added: before.added + fresh.length, skipped: before.skipped + skipped };
  if (fresh.length === 0) return { ...next, told };
  const rows = newestFirst(fresh, before.rows).slice(0, MOST_ROWS);
  const kept = new Set(rows.map(messageKey));
  const forgotten = now - 2 * LATE_S * S;
  return { ...next, rows, told: new Map([...told].filter(([key, at]) => kept.has(key) || at > forgotten)) };
}

/** After more came than one answer gives out: what the server counted over all of the followed window, of which `found` were there before. */
export function recounted(before: Followed, histogram: PivotResult, range: AbsoluteRange, found: number): Followed {
  return { ...before, bars: barsOf(histogram, range), skipped: Math.max(0, histogram.total - found - before.added) };
}

/** Of equal times, what came later stands above. */
function newestFirst(fresh: readonly ResultMessage[], known: readonly ResultMessage[]): ResultMessage[] {
  return [...fresh, ...known].map((message) => ({ message, at: timeOf(message) })).sort((one, other) => other.at - one.at).map(({ message }) => message);
}

const timeOf = ({ message }: ResultMessage): number => readInstant(String(message['timestamp'])) ?? 0;

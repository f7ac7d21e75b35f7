import { durationSeconds } from '@/domain/time-range/iso-duration';
import { periodAnchor } from './calendar';
import { currentAnchor, nextRotation, periodOf, type Periods } from './periods';
import { countsForRetention, outlivedAt, retiredIndices } from './retention';
import type { SetIndex } from './set-index';
import { retentionAction, type RetentionAction, type Strategies } from './strategy';

const DAY_MS = 86_400_000;
/** The first minutes of a set, with everything that waited for it, say nothing of its days. */
const LEAST_SPAN_MS = 3_600_000;
const MANY_PERIODS = 1000;
/** Later dates are meaningless. */
const FAR_MS = 100 * 365 * DAY_MS;

/** `rate`: if messages keep arriving at the same rate. `latest`: maybe earlier. */
export type Certainty = 'exact' | 'rate' | 'latest';
export type Moment = { at: number; certainty: Certainty };

/** Why a rotation cannot be foreseen. */
export type Unforeseen = 'readOnly' | 'noWriteIndex' | 'empty' | 'noRate' | 'far' | 'unknown';

export type Forecast = {
  /** Arriving messages and bytes per millisecond, measured over at least a day if possible. */
  rate: { messages: number; bytes: number } | undefined;
  /** How far the write index is from its rotation, 0 to 1; undefined if nothing limits it. */
  filled: number | undefined;
  rotation: Moment | Unforeseen;
  action: RetentionAction;
  /** Indices that count for retention, and how many are kept; undefined if age decides. */
  counted: number;
  limit: number | undefined;
  /** The next index to be deleted or closed, and when. */
  next: { index: SetIndex; moment: Moment | Unforeseen } | undefined;
  /** The size of the set once it holds as many indices as are kept. */
  finalBytes: number | undefined;
};

type Given = Strategies & { writable: boolean };
type Rate = NonNullable<Forecast['rate']>;

/** When the next rotation and deletion will be. `indices` are all of the set, oldest first. */
export function forecast(set: Given, indices: readonly SetIndex[], now: number): Forecast {
  const write = indices.find(({ isWriteIndex }) => isWriteIndex);
  const counted = indices.filter(countsForRetention);
  const action = retentionAction(set);
  const rate = rateOf(indices, now);
  const fill = write && fillOf(set, write, now);
  const rotation = rotationOf(set, indices, write, rate, now);
  const limit =
    action === 'none' || action === 'other' || 'index_lifetime_min' in set.rotation_strategy
      ? undefined
      : set.retention_strategy.max_number_of_indices;
  const interval = intervalOf(set, rate);
  return {
    rate,
    filled: fill === undefined ? undefined : Math.min(1, Math.max(0, fill)),
    rotation,
    action,
    counted: counted.length,
    limit,
    next: nextRetired(set, indices, { rotation, interval, now }),
    finalBytes: finalBytesOf(set, limit, rate, interval),
  };
}

function fillOf({ rotation_strategy: strategy, ...set }: Given, write: SetIndex, now: number) {
  if ('max_docs_per_index' in strategy) return write.messages / strategy.max_docs_per_index;
  if ('max_size' in strategy) return write.bytes / strategy.max_size;
  if ('rotation_period' in strategy) {
    const start = anchorOf(strategy, write.createdAt, now);
    return (now - start) / (nextRotation(strategy, write.createdAt, start) - start);
  }
  if ('index_lifetime_min' in strategy && retentionAction(set) !== 'none' && write.createdAt > 0)
    return (now - write.createdAt) / leewayOf(strategy);
  return undefined;
}

/** The start of the period that contains `now`; exact unless there were many since the creation. */
function anchorOf(periods: Periods, createdAt: number, now: number): number {
  const period = periodOf(periods);
  const length = (durationSeconds(period) ?? 0) * 1000;
  return now - createdAt > MANY_PERIODS * length
    ? periodAnchor(now, period)
    : currentAnchor(periods, createdAt, undefined, now);
}

type Lifetimes = { index_lifetime_min: string; index_lifetime_max: string };
const leewayOf = ({ index_lifetime_min: min, index_lifetime_max: max }: Lifetimes): number =>
  Math.max(1, (durationSeconds(max) ?? 0) - (durationSeconds(min) ?? 0)) * 1000;

function rotationOf(
  { writable, rotation_strategy: strategy, ...set }: Given,
  indices: readonly SetIndex[],
  write: SetIndex | undefined,
  rate: Rate | undefined,
  now: number,
): Moment | Unforeseen {
  if (!writable) return 'readOnly';
  if (!write) return 'noWriteIndex';
  const atRate = (missing: number, perMs: number | undefined): Moment | Unforeseen => {
    if (missing <= 0) return { at: now, certainty: 'exact' };
    if (!perMs) return 'noRate';
    return near({ at: now + missing / perMs, certainty: 'rate' }, now);
  };
  if ('max_docs_per_index' in strategy)
    return atRate(strategy.max_docs_per_index + 1 - write.messages, rate?.messages);
  if ('max_size' in strategy) return atRate(strategy.max_size + 1 - write.bytes, rate?.bytes);
  if ('rotation_period' in strategy) {
    if (indices.every(({ messages }) => messages === 0) && !strategy.rotate_empty_index_set)
      return 'empty';
    const start = anchorOf(strategy, write.createdAt, now);
    return { at: nextRotation(strategy, write.createdAt, start), certainty: 'exact' };
  }
  if (!('index_lifetime_min' in strategy) || write.createdAt === 0) return 'unknown';
  if (write.messages === 0) return 'empty';
  if (retentionAction(set) === 'none') return 'unknown';
  return { at: Math.max(now, write.createdAt + leewayOf(strategy)), certainty: 'latest' };
}

/** Between two rotations, in milliseconds. */
function intervalOf(
  { rotation_strategy: strategy }: Given,
  rate: Rate | undefined,
): number | undefined {
  if ('rotation_period' in strategy) return (durationSeconds(periodOf(strategy)) ?? 0) * 1000;
  if (!rate) return undefined;
  if ('max_docs_per_index' in strategy)
    return rate.messages > 0 ? strategy.max_docs_per_index / rate.messages : undefined;
  if ('max_size' in strategy) return rate.bytes > 0 ? strategy.max_size / rate.bytes : undefined;
  return undefined;
}

function nextRetired(
  set: Given,
  indices: readonly SetIndex[],
  {
    rotation,
    interval,
    now,
  }: { rotation: Moment | Unforeseen; interval: number | undefined; now: number },
): Forecast['next'] {
  const action = retentionAction(set);
  if (action === 'none' || action === 'other') return undefined;
  const counted = indices.filter(countsForRetention);
  const [index] = counted;
  if (!index) return undefined;
  if (!set.writable) return { index, moment: 'readOnly' };
  const byAge = 'index_lifetime_min' in set.rotation_strategy;
  // Without the right to read ranges nobody knows how old indices are.
  if (byAge && indices.some(({ createdAt }) => createdAt === 0))
    return { index, moment: 'unknown' };
  const [due] = retiredIndices(set, indices, now);
  if (due) return { index: due, moment: { at: now, certainty: 'exact' } };
  const { rotation_strategy: strategy, retention_strategy: retention } = set;
  if ('index_lifetime_min' in strategy) {
    if (!index.isWriteIndex)
      return {
        index,
        moment: {
          at: outlivedAt(index, indices[indices.indexOf(index) + 1], strategy),
          certainty: 'exact',
        },
      };
    if (typeof rotation === 'string') return { index, moment: rotation };
    const min = (durationSeconds(strategy.index_lifetime_min) ?? 0) * 1000;
    return { index, moment: { at: rotation.at + min, certainty: rotation.certainty } };
  }
  if (typeof rotation === 'string') return { index, moment: rotation };
  const more = Math.max(0, retention.max_number_of_indices - counted.length);
  if (more > 0 && interval === undefined) return { index, moment: 'noRate' };
  return {
    index,
    moment: near({ at: rotation.at + more * (interval ?? 0), certainty: rotation.certainty }, now),
  };
}

function finalBytesOf(
  { rotation_strategy: strategy, retention_strategy: retention }: Given,
  limit: number | undefined,
  rate: Rate | undefined,
  interval: number | undefined,
): number | undefined {
  if ('index_lifetime_min' in strategy) {
    if (retentionAction({ retention_strategy: retention }) === 'none') return undefined;
    return rate && rate.bytes * (durationSeconds(strategy.index_lifetime_max) ?? 0) * 1000;
  }
  if (limit === undefined) return undefined;
  if ('max_size' in strategy) return limit * strategy.max_size;
  return rate && interval !== undefined ? limit * interval * rate.bytes : undefined;
}

/** Measured from the start of the newest index that is at least a day old, if there is one. */
function rateOf(indices: readonly SetIndex[], now: number): Rate | undefined {
  let [messages, bytes, since] = [0, 0, now];
  for (const index of indices.toReversed()) {
    if (index.state !== 'open' || index.createdAt === 0) break;
    messages += index.messages;
    bytes += index.bytes;
    since = index.createdAt;
    if (now - since >= DAY_MS) break;
  }
  const span = now - since;
  return span < LEAST_SPAN_MS || messages === 0
    ? undefined
    : { messages: messages / span, bytes: bytes / span };
}

const near = (moment: Moment, now: number): Moment | Unforeseen =>
  moment.at - now > FAR_MS ? 'far' : moment;

import { nextRotation, periodOf } from '@/domain/index-sets/periods';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import type { IndexDescription } from '../../indices/model/model';
import type { Strategies } from '../model';

const DAY_MS = 86_400_000;

/**
 * Index sizes in bytes for `TimeBasedSizeOptimizingStrategy`: indices of a day or more are rotated
 * from `least` on, all at `most`. Much smaller than in a search cluster, because a file is deleted
 * as a whole.
 */
export const GOOD_SIZE = { least: 256 * 1024 ** 2, most: 4 * 1024 ** 3 };

export type RotationState = {
  /** The write index. */
  write: Pick<IndexDescription, 'createdAt' | 'messages' | 'bytes'>;
  /** Whether no index of the set has messages. */
  setIsEmpty: boolean;
  /** The start of an earlier period; otherwise derived from the age of the index. */
  anchor: number | undefined;
};

/** Returns what the write index is, so that the set has to be rotated, or undefined. `now` in milliseconds since the epoch. */
export function rotationReason(
  { rotation_strategy: strategy, retention_strategy }: Strategies,
  state: RotationState,
  now: number,
): string | undefined {
  const { messages, bytes, createdAt } = state.write;
  if ('max_docs_per_index' in strategy)
    return messages > strategy.max_docs_per_index
      ? `holds more than ${strategy.max_docs_per_index} messages`
      : undefined;
  if ('max_size' in strategy)
    return bytes > strategy.max_size ? `is larger than ${strategy.max_size} bytes` : undefined;
  if ('rotation_period' in strategy) {
    if (nextRotation(strategy, createdAt, state.anchor) > now) return undefined;
    return state.setIsEmpty && !strategy.rotate_empty_index_set
      ? undefined
      : `has been written to for ${periodOf(strategy)}`;
  }

  if (messages === 0) return undefined;
  const age = now - createdAt;
  const leeway =
    ((durationSeconds(strategy.index_lifetime_max) ?? 0) -
      (durationSeconds(strategy.index_lifetime_min) ?? 0)) *
    1000;
  if (age >= leeway && !retention_strategy.type.endsWith('.NoopRetentionStrategyConfig'))
    return `is older than ${leeway / DAY_MS} days`;
  if (bytes > GOOD_SIZE.most) return `is larger than ${GOOD_SIZE.most} bytes`;
  return age >= DAY_MS && bytes >= GOOD_SIZE.least
    ? `is a day old and larger than ${GOOD_SIZE.least} bytes`
    : undefined;
}

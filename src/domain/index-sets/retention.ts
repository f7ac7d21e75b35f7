import { durationSeconds } from '@/domain/time-range/iso-duration';
import { retentionAction, type Strategies } from './strategy';

/** The part of an index that retention looks at. Times in milliseconds since the epoch. */
export type Retirable = {
  name: string;
  createdAt: number;
  state: 'open' | 'closed' | 'damaged';
  /** Reopened by a user after it was closed. */
  reopened: boolean;
  isWriteIndex: boolean;
};

/** Those closed or reopened by a user are kept, and damaged ones wait for a decision. */
export const countsForRetention = ({ state, reopened }: Retirable): boolean =>
  state === 'open' && !reopened;

/**
 * Returns the indices to retire, oldest first; `indices` are all of the set, newest last. Only open
 * ones count and are retired.
 */
export function retiredIndices<Index extends Retirable>(
  strategies: Strategies,
  indices: readonly Index[],
  now: number,
): Index[] {
  const action = retentionAction(strategies);
  if (action === 'none' || action === 'other') return [];
  const { rotation_strategy: rotation, retention_strategy: retention } = strategies;
  const counted = indices.filter(countsForRetention);
  const old = counted.filter(({ isWriteIndex }) => !isWriteIndex);
  const following = new Map(indices.map(({ name }, place) => [name, indices[place + 1]]));
  const surplus =
    'index_lifetime_min' in rotation
      ? old.filter((index) => outlivedAt(index, following.get(index.name), rotation) <= now).length
      : counted.length - retention.max_number_of_indices;
  return old.slice(0, Math.max(0, surplus));
}

/** Those to retire once another index takes the messages. */
export function retiredByRotation<Index extends Retirable>(
  strategies: Strategies,
  indices: readonly Index[],
  now: number,
): Index[] {
  const next: Retirable = {
    name: '',
    createdAt: now,
    state: 'open',
    reopened: false,
    isWriteIndex: true,
  };
  const rotated = [...indices.map((index) => ({ ...index, isWriteIndex: false })), next];
  const retired = new Set(retiredIndices(strategies, rotated, now).map(({ name }) => name));
  return indices.filter(({ name }) => retired.has(name));
}

type Lifetimes = { index_lifetime_min: string; index_lifetime_max: string };

/** When its last message, from when the next index was created, has the minimum age. */
export function outlivedAt(
  index: Retirable,
  next: Retirable | undefined,
  { index_lifetime_min, index_lifetime_max }: Lifetimes,
): number {
  const lifetime = (iso: string) => (durationSeconds(iso) ?? 0) * 1000;
  return next
    ? next.createdAt + lifetime(index_lifetime_min)
    : index.createdAt + lifetime(index_lifetime_max);
}

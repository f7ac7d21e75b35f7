import { durationSeconds } from '@/domain/time-range/iso-duration';
import type { IndexDescription } from '../../indices/model';
import type { Strategies } from '../model';

export type RetentionAction = 'delete' | 'close' | 'none';
type Retirable = Pick<
  IndexDescription,
  'name' | 'createdAt' | 'state' | 'reopened' | 'isWriteIndex'
>;

export function retentionAction({
  retention_strategy: { type },
}: Pick<Strategies, 'retention_strategy'>): RetentionAction {
  switch (type) {
    case 'org.graylog2.indexer.retention.strategies.DeletionRetentionStrategyConfig':
      return 'delete';
    case 'org.graylog2.indexer.retention.strategies.ClosingRetentionStrategyConfig':
      return 'close';
    case 'org.graylog2.indexer.retention.strategies.NoopRetentionStrategyConfig':
      return 'none';
  }
}

/**
 * Returns the indices to retire, oldest first; `indices` are all of the set, newest last. Only open
 * ones count and are retired: those closed or reopened by a user are kept, and damaged ones wait
 * for a decision.
 */
export function retiredIndices(
  strategies: Strategies,
  indices: readonly Retirable[],
  now: number,
): string[] {
  if (retentionAction(strategies) === 'none') return [];
  const { rotation_strategy: rotation, retention_strategy: retention } = strategies;
  const counted = indices.filter(({ state, reopened }) => state === 'open' && !reopened);
  const old = counted.filter(({ isWriteIndex }) => !isWriteIndex);
  const surplus =
    'index_lifetime_min' in rotation
      ? old.filter((index) => hasOutlived(index, indices, rotation, now)).length
      : counted.length - retention.max_number_of_indices;
  return old.slice(0, Math.max(0, surplus)).map(({ name }) => name);
}

type Lifetimes = { index_lifetime_min: string; index_lifetime_max: string };

/** The age since its last message, when the next index was created. */
function hasOutlived(
  index: Retirable,
  indices: readonly Retirable[],
  { index_lifetime_min, index_lifetime_max }: Lifetimes,
  now: number,
): boolean {
  const next = indices[indices.indexOf(index) + 1];
  const lifetime = (iso: string) => (durationSeconds(iso) ?? 0) * 1000;
  return next
    ? next.createdAt <= now - lifetime(index_lifetime_min)
    : index.createdAt <= now - lifetime(index_lifetime_max);
}

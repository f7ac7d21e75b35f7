import { durationSeconds } from '@/domain/time-range/iso-duration';
import { periodOf } from './periods';
import { retentionAction, type RotationStrategy, type Strategies } from './strategy';

/** How much a set keeps: for how many seconds, or how many messages or bytes. */
export type Kept = { seconds: number } | { messages: number } | { bytes: number };

/**
 * How much a set keeps at most before its oldest index is deleted or closed: that of one index,
 * times their number; where age decides, the minimum. Undefined if everything is kept or a plugin
 * decides.
 */
export function keptBy({
  rotation_strategy: rotation,
  retention_strategy: retention,
}: Strategies): Kept | undefined {
  if (!['delete', 'close'].includes(retentionAction({ retention_strategy: retention })))
    return undefined;
  const indices = retention.max_number_of_indices;
  if ('max_docs_per_index' in rotation) return { messages: rotation.max_docs_per_index * indices };
  if ('max_size' in rotation) return { bytes: rotation.max_size * indices };
  const seconds =
    'rotation_period' in rotation
      ? (durationSeconds(periodOf(rotation)) ?? NaN) * indices
      : 'index_lifetime_min' in rotation
        ? durationSeconds(rotation.index_lifetime_min)
        : undefined;
  return seconds !== undefined && Number.isFinite(seconds) ? { seconds } : undefined;
}

/** Whether messages fill the write index until it is rotated; otherwise time or a plugin decides. */
export const isRotatedWhenFull = (
  rotation: RotationStrategy,
): rotation is Extract<RotationStrategy, { max_docs_per_index: number } | { max_size: number }> =>
  'max_docs_per_index' in rotation || 'max_size' in rotation;

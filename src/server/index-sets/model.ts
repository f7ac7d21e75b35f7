import type { RotatedIndexSet } from '@/contract/index-sets';

/** A stored index set; the other members of answers are derived. */
export type StoredIndexSet = Omit<RotatedIndexSet, 'default' | 'can_be_default'>;

/** The members that define rotation and retention. */
export type Strategies = Pick<
  StoredIndexSet,
  | 'rotation_strategy_class'
  | 'rotation_strategy'
  | 'retention_strategy_class'
  | 'retention_strategy'
>;

/** Index sets of events have their own template and are reserved for built-in streams. */
export const isRegular = ({
  index_template_type,
}: Pick<StoredIndexSet, 'index_template_type'>): boolean =>
  index_template_type === null || index_template_type === 'messages';

/** Whether streams may use it and it may be the default. */
export const isUsable = (set: StoredIndexSet): boolean => set.writable && isRegular(set);

/** Whether an index belongs to a set by name: `graylog_0`, but not `graylog_old_0`. */
export const isManagedName = (
  { index_prefix }: Pick<StoredIndexSet, 'index_prefix'>,
  index: string,
): boolean =>
  index.startsWith(`${index_prefix}_`) && /^\d+$/.test(index.slice(index_prefix.length + 1));

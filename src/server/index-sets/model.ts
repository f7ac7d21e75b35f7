import type { IndexSet } from '@/contract/index-sets';

/** An index set as stored; the rest of what is answered follows from the others. */
export type StoredIndexSet = Omit<IndexSet, 'default' | 'can_be_default'>;

/** The members of a set that its strategies consist of. */
export type Strategies = Pick<
  StoredIndexSet,
  | 'rotation_strategy_class'
  | 'rotation_strategy'
  | 'retention_strategy_class'
  | 'retention_strategy'
>;

/** Sets of events have a layout of their own and are for the server's own streams. */
export const isRegular = ({
  index_template_type,
}: Pick<StoredIndexSet, 'index_template_type'>): boolean =>
  index_template_type === null || index_template_type === 'messages';

/** Whether streams may be given to it and whether it may be the default. */
export const isUsable = (set: StoredIndexSet): boolean => set.writable && isRegular(set);

/** The indices that belong to a set by their name: `graylog_0`, not `graylog_old_0`. */
export const isManagedName = (
  { index_prefix }: Pick<StoredIndexSet, 'index_prefix'>,
  index: string,
): boolean =>
  index.startsWith(`${index_prefix}_`) && /^\d+$/.test(index.slice(index_prefix.length + 1));

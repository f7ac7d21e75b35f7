import type { View as AnsweredView } from '@/contract/views';

/** A stored saved search or dashboard. */
export type View = Omit<AnsweredView, 'favorite'>;

const nameOf = ({ type }: Pick<View, 'type'>) => (type === 'DASHBOARD' ? 'dashboard' : 'search');
/** The entity type in GRNs. */
export const entityTypeOf = nameOf;

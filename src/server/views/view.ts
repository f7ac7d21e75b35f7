import type { View as AnsweredView } from '@/contract/views';

/** A stored saved search or dashboard. */
export type View = Omit<AnsweredView, 'favorite'>;

type Permits = (permission: string, id?: string) => boolean;

const nameOf = ({ type }: Pick<View, 'type'>) => (type === 'DASHBOARD' ? 'dashboard' : 'search');
/** The entity type in GRNs. */
export const entityTypeOf = nameOf;

/** Dashboards can also be granted by permissions of their own. */
const may = (permits: Permits, { id, type }: Pick<View, 'id' | 'type'>, action: 'read' | 'edit') =>
  permits(`view:${action}`, id) || (type === 'DASHBOARD' && permits(`dashboards:${action}`, id));

export const mayRead = (permits: Permits, view: Pick<View, 'id' | 'type'>): boolean =>
  may(permits, view, 'read');
export const mayEdit = (permits: Permits, view: Pick<View, 'id' | 'type'>): boolean =>
  may(permits, view, 'edit');
export const mayDelete = (permits: Permits, { id }: Pick<View, 'id'>): boolean =>
  permits('view:delete', id);

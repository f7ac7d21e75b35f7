import type { ViewType } from '@/domain/search/view/view';
import type { Session } from '@/shared/session/session-context';

type Rights = Pick<Session, 'permits' | 'user'>;
type Owned = { id: string; type: ViewType; owner: string | null };

/** Whether a user may change a view: its owner and everyone with a grant. */
export const canEditView = ({ permits, user }: Rights, { id, type, owner }: Owned): boolean =>
  permits(`view:edit:${id}`) ||
  owner === user.username ||
  (type === 'DASHBOARD' && permits(`dashboards:edit:${id}`));

/** Whoever may edit a search may delete it; dashboards have a permission for it. */
export const mayDeleteView = (session: Rights, view: Owned): boolean =>
  view.type === 'SEARCH'
    ? canEditView(session, view)
    : session.permits(`view:delete:${view.id}`) || view.owner === session.user.username;

/** Everyone may save searches. */
export const mayCreateView = ({ permits }: Pick<Rights, 'permits'>, type: ViewType): boolean =>
  type === 'SEARCH' || permits('dashboards:create');

import { PERMISSIONS, type May } from '@/contract/permissions';
import { mayDelete, mayEdit } from '@/contract/views';
import type { ViewType } from '@/domain/search/view/view';
import type { Session } from '@/shared/session/session-context';

type Rights = Pick<Session, 'permits' | 'user'>;
type Owned = { id: string; type: ViewType; owner: string | null };

const isOwner = ({ owner }: Owned, { user }: Rights) => owner === user.username;

/** Whether a user may change a view: its owner and everyone with a grant. */
export const mayEditView: May<Owned, Rights> = (view, session) =>
  isOwner(view, session) || mayEdit(view, session);

/** Whoever may edit a search may delete it; dashboards have a permission for it. */
export const mayDeleteView: May<Owned, Rights> = (view, session) =>
  view.type === 'SEARCH'
    ? mayEditView(view, session)
    : isOwner(view, session) || mayDelete(view, session);

/** Everyone may save searches. */
export const mayCreateView: May<ViewType> = (type, { permits }) =>
  type === 'SEARCH' || permits(PERMISSIONS.dashboards.create);

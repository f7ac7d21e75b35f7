import { useSession } from '@/shared/session/session-context';
import { mayEditView, mayCreateView } from './rights';
import { useView } from '@/views/view-state/view-state-context';

/** Whether users may save changes, to this dashboard or to a copy of it. */
export function useMayEdit(): boolean {
  const session = useSession();
  const { view, isSaved } = useView();
  return mayCreateView(view.type, session) || (isSaved && mayEditView(view, session));
}

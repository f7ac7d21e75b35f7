import { useContext } from 'react';
import { Navigate } from 'react-router-dom';
import type { UserSummary } from '@/contract/users';
import { RouteExists } from '@/shared/navigation/route-exists';
import type { StartState } from '@/shared/navigation/start-state';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';

/** `/` redirects to the user's start page, else to the welcome page. */
export function StartPage() {
  const { user } = useSession();
  const routeExists = useContext(RouteExists);
  const chosen = chosenBy(user);
  if (chosen !== undefined && routeExists(chosen))
    return <Navigate replace to={chosen} state={{ startPage: 'chosen' } satisfies StartState} />;
  return <Navigate replace to={routeExists(paths.welcome()) ? paths.welcome() : paths.search()} />;
}

/** The server accepts any text as the type. */
function chosenBy({ startpage }: UserSummary): string | undefined {
  if (!startpage?.id) return undefined;
  switch (startpage.type) {
    case 'dashboard':
      return paths.dashboard(startpage.id);
    case 'stream':
      return paths.streamSearch(startpage.id);
    case 'search':
      return paths.savedSearch(startpage.id);
    default:
      return undefined;
  }
}

import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  readDashboardAddress,
  writeDashboardAddress,
} from '@/domain/search/session/dashboard-address';
import { settingsOf } from '@/domain/search/session/page-settings';
import { entryOf } from '@/domain/search/session/reduce-session';
import type { SearchSession } from '@/domain/search/session/session';
import { paths } from '@/shared/paths';
import { useRouterAddress, type AddressForm } from '@/views/address/use-router-address';
import type { Visit } from '@/views/address/use-visit';
import type { Origin } from '@/views/session/origin';
import type { PageAddress } from '@/views/session/page-address';

/** The parameters of the URL of a dashboard in this state. */
export const parametersOf = (session: SearchSession): Record<string, string> =>
  Object.fromEntries(writeDashboardAddress(entryOf(session)));

/** The path of a stored dashboard, with the state of a session if there is one. */
export const pathOfStored = (viewId: string, session: SearchSession | undefined): string =>
  paths.dashboard(viewId, session && parametersOf(session));

/** The address of the page of a dashboard. */
export function useDashboardAddress(origin: Origin, visit: Visit): PageAddress {
  const { pathname } = useLocation();
  const form = useMemo((): AddressForm => {
    const settings = settingsOf(origin.document);
    return {
      read: ({ search, state }) =>
        readDashboardAddress(new URLSearchParams(search), state, settings),
      pathOf: (session) => origin.pathOf(parametersOf(session)),
      includes: (location) => location.pathname === pathname,
    };
  }, [origin, pathname]);
  return useRouterAddress(form, visit);
}

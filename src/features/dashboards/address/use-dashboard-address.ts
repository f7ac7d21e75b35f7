import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  readDashboardAddress,
  writeDashboardAddress,
} from '@/domain/search/view-state/dashboard-address';
import { settingsOf } from '@/domain/search/view-state/page-settings';
import { entryOf } from '@/domain/search/view-state/reduce-view-state';
import type { ViewState } from '@/domain/search/view-state/view-state';
import { paths } from '@/shared/paths';
import { useRouterAddress, type AddressForm } from '@/views/address/use-router-address';
import type { Visit } from '@/views/address/use-visit';
import type { Origin } from '@/views/view-state/origin';
import type { PageAddress } from '@/views/view-state/page-address';

/** The parameters of the URL of a dashboard in this state. */
export const parametersOf = (viewState: ViewState): Record<string, string> =>
  Object.fromEntries(writeDashboardAddress(entryOf(viewState)));

/** The path of a stored dashboard, with a view state if there is one. */
export const pathOfStored = (viewId: string, viewState: ViewState | undefined): string =>
  paths.dashboard(viewId, viewState && parametersOf(viewState));

/** The address of the page of a dashboard. */
export function useDashboardAddress(origin: Origin, visit: Visit): PageAddress {
  const { pathname } = useLocation();
  const form = useMemo((): AddressForm => {
    const settings = settingsOf(origin.document);
    return {
      read: ({ search, state }) =>
        readDashboardAddress(new URLSearchParams(search), state, settings),
      pathOf: (viewState) => origin.pathOf(parametersOf(viewState)),
      includes: (location) => location.pathname === pathname,
    };
  }, [origin, pathname]);
  return useRouterAddress(form, visit);
}

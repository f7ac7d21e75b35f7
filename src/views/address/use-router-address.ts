import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import type { AddressEntry } from '@/domain/search/view-state/address';
import type { ViewState } from '@/domain/search/view-state/view-state';
import { useHasNavigated, useNewestLocation } from '@/shared/navigation/newest-location';
import type { PageAddress } from '@/views/view-state/page-address';
import { restoreFocus } from '@/views/widget-controls/widget-focus';
import { writeHistoryState } from './history-state';
import type { Visit } from './use-visit';

/** How the address of one page says what its view state is; must be a stable object. */
export type AddressForm = {
  read: (location: Location) => AddressEntry;
  /** The path, with the parameters, of a view state that is shown at `location`. */
  pathOf: (viewState: ViewState, location: Location) => string;
  /** Whether a location belongs to this page, whatever the visit. */
  includes: (location: Location) => boolean;
};

/** Binds the address of a page to the router. */
export function useRouterAddress(form: AddressForm, visit: Visit): PageAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const newestLocation = useNewestLocation();
  const hasNavigated = useHasNavigated();
  const isPop = useNavigationType() === 'POP';

  const newest = useCallback(() => {
    const now = newestLocation();
    // Late callbacks of a page that was left must not navigate back to it.
    const isHere = visit.includes(now) && form.includes(now);
    return isHere ? { entry: form.read(now), newRun: visit.id } : undefined;
  }, [newestLocation, form, visit]);
  const write = useCallback<PageAddress['write']>(
    (viewState, { replace, scrolls }) =>
      void navigate(form.pathOf(viewState, newestLocation()), {
        replace,
        state: writeHistoryState({ run: viewState.run, visit: visit.id }),
        preventScrollReset: !scrolls,
      }),
    [navigate, newestLocation, form, visit],
  );
  const claim = useCallback<PageAddress['claim']>(
    ({ run }) => {
      const { pathname, search, hash } = newestLocation();
      void navigate(
        { pathname, search, hash },
        {
          replace: true,
          state: writeHistoryState({ run, visit: visit.id }),
          preventScrollReset: true,
        },
      );
    },
    [navigate, newestLocation, visit],
  );
  const shown = useMemo(
    () => ({ entry: form.read(location), newRun: visit.id }),
    [location, form, visit],
  );
  const go = useCallback((by: number) => void navigate(by), [navigate]);
  return useMemo(
    () => ({ shown, newest, write, claim, isPop, hasNavigated, go, reveal: restoreFocus }),
    [shown, newest, write, claim, isPop, hasNavigated, go],
  );
}

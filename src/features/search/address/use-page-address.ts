import { useCallback, useMemo } from 'react';
import {
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import {
  LINK_PREFIX,
  newSearchDefaults,
  readAddress,
  writeAddress,
  type AddressDefaults,
  type AddressEntry,
} from '@/domain/search/session/address';
import { settingsOf } from '@/domain/search/session/page-settings';
import { pageSettingsOf, type SearchSession } from '@/domain/search/session/session';
import { useHasNavigated, useNewestLocation } from '@/shared/navigation/newest-location';
import { paths, patterns } from '@/shared/paths';
import type { Origin } from '@/views/session/origin';
import type { PageAddress } from '@/views/session/page-address';
import { restoreFocus } from '@/views/widgets/controls/widget-focus';
import { writeHistoryState } from './history-state';
import type { Visit } from './use-visit';

/**
 * The address of a search page: a new search, one in a stream, a saved one, or one encoded in the
 * fragment of a link.
 */
export function usePageAddress(origin: Origin | undefined, visit: Visit): PageAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const newestLocation = useNewestLocation();
  const hasNavigated = useHasNavigated();
  const isPop = useNavigationType() === 'POP';
  const { pathname, hash } = location;

  // Late callbacks of a page that was left must not navigate back to it.
  const isHere = useCallback(
    (now: Location) =>
      visit.includes(now) &&
      (origin ? now.pathname === pathname && now.hash === hash : isNewSearch(now)),
    [origin, visit, pathname, hash],
  );
  const newest = useCallback(() => {
    const now = newestLocation();
    return isHere(now) ? { entry: entryAt(now, origin), newRun: visit.id } : undefined;
  }, [newestLocation, isHere, origin, visit]);
  const write = useCallback<PageAddress['write']>(
    (session, { replace, scrolls }) =>
      void navigate(pathOf(session, newestLocation(), origin), {
        replace,
        state: writeHistoryState({ run: session.run, visit: visit.id }),
        preventScrollReset: !scrolls,
      }),
    [navigate, newestLocation, origin, visit],
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
    () => ({ entry: entryAt(location, origin), newRun: visit.id }),
    [location, origin, visit],
  );
  const go = useCallback((by: number) => void navigate(by), [navigate]);
  return useMemo(
    () => ({ shown, newest, write, claim, isPop, hasNavigated, go, reveal: restoreFocus }),
    [shown, newest, write, claim, isPop, hasNavigated, go],
  );
}

const defaultsAt = (location: Location, origin: Origin | undefined): AddressDefaults =>
  origin ? settingsOf(origin.document) : newSearchDefaults(streamIn(location));

const entryAt = (location: Location, origin: Origin | undefined): AddressEntry =>
  readAddress(new URLSearchParams(location.search), location.state, defaultsAt(location, origin));

/**
 * A new search switches between the general page and that of a single stream as streams are
 * selected.
 */
const isNewSearch = (location: Location) =>
  (matchPath(patterns.search, location.pathname) !== null || streamIn(location) !== undefined) &&
  !location.hash.startsWith(LINK_PREFIX);
const streamIn = ({ pathname }: Location) =>
  matchPath(patterns.streamSearch, pathname)?.params.streamId;

/** The page of a stream keeps its path as long as exactly that stream is searched. */
function pathOf(session: SearchSession, location: Location, origin: Origin | undefined): string {
  const settings = pageSettingsOf(session);
  const parameters = (defaults: AddressDefaults) =>
    Object.fromEntries(writeAddress(settings, session.overrides, session.focus, defaults));
  if (origin) return origin.pathOf(parameters(settingsOf(origin.document)));
  const streamId = streamIn(location);
  const [only, ...others] = settings.streams;
  return streamId !== undefined && only === streamId && others.length === 0
    ? paths.streamSearch(streamId, parameters(newSearchDefaults(streamId)))
    : paths.search(parameters(newSearchDefaults()));
}

import { useMemo } from 'react';
import { matchPath, useLocation, type Location } from 'react-router-dom';
import {
  LINK_PREFIX,
  newSearchDefaults,
  readAddress,
  writeAddress,
  type AddressDefaults,
  type AddressEntry,
} from '@/domain/search/view-state/address';
import { settingsOf } from '@/domain/search/view-state/page-settings';
import { pageSettingsOf, type ViewState } from '@/domain/search/view-state/view-state';
import { paths, patterns } from '@/shared/paths';
import { useRouterAddress, type AddressForm } from '@/views/address/use-router-address';
import type { Visit } from '@/views/address/use-visit';
import type { Origin } from '@/views/view-state/origin';
import type { PageAddress } from '@/views/view-state/page-address';

/**
 * The address of a search page: a new search, one in a stream, a saved one, or one encoded in the
 * fragment of a link.
 */
export function usePageAddress(origin: Origin | undefined, visit: Visit): PageAddress {
  const { pathname, hash } = useLocation();
  const form = useMemo(
    (): AddressForm => ({
      read: (location) => entryAt(location, origin),
      pathOf: (viewState, location) => pathOf(viewState, location, origin),
      includes: (location) =>
        origin ? location.pathname === pathname && location.hash === hash : isNewSearch(location),
    }),
    [origin, pathname, hash],
  );
  return useRouterAddress(form, visit);
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
function pathOf(viewState: ViewState, location: Location, origin: Origin | undefined): string {
  const settings = pageSettingsOf(viewState);
  const parameters = (defaults: AddressDefaults) =>
    Object.fromEntries(writeAddress(settings, viewState.overrides, viewState.focus, defaults));
  if (origin) return origin.pathOf(parameters(settingsOf(origin.document)));
  const streamId = streamIn(location);
  const [only, ...others] = settings.streams;
  return streamId !== undefined && only === streamId && others.length === 0
    ? paths.streamSearch(streamId, parameters(newSearchDefaults(streamId)))
    : paths.search(parameters(newSearchDefaults()));
}

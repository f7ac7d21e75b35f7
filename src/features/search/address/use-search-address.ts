import { useMemo } from 'react';
import {
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type Location,
} from 'react-router-dom';
import { ulid } from 'ulid';
import { withoutComments } from '@/domain/query/comments';
import { useNewestLocation } from '@/shared/navigation/newest-location';
import { paths, patterns } from '@/shared/paths';
import type { SearchRequest } from '@/views/execution/search-request';
import { LINK_MARK } from '@/views/session/link-mark';
import { changeOf, type KnownSearch, type SearchAddress } from '@/views/session/search-address';
import {
  newSearchDefaults,
  placesOf,
  readEntryState,
  readSearchState,
  writeSearchState,
  type EntryState,
  type SearchState,
} from '@/views/session/url-state';

/**
 * The address is the state of the page. It is read here and written here only: each change begins
 * with where the router is by then, and never with what is shown, so that none takes another back.
 */
export function useSearchAddress(known?: KnownSearch): SearchAddress {
  const { streamId } = useParams();
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const newestLocation = useNewestLocation();
  const text = params.toString();
  const read = useMemo(
    () =>
      readSearchState(new URLSearchParams(text), known?.defaults ?? newSearchDefaults(streamId)),
    [text, streamId, known],
  );
  const { range, streams, sort } = read.state;
  const query = withoutComments(read.state.query);
  const { filter, filters } = known ?? {};
  const asked = JSON.stringify({ query, range, streams, sort, filter, filters });
  const { pathname, hash } = location;
  const { run, step, carried, aside } = entryOf(location);

  const request = useMemo(() => JSON.parse(asked) as SearchRequest, [asked]);

  return useMemo((): SearchAddress => {
    const shown = {
      state: read.state,
      run,
      step,
      streamId,
      params: new URLSearchParams(text),
      carried,
      ...asideOf(aside),
    };
    /** Undefined once the page was left: nothing it does may lead back to it. */
    const here = (): typeof shown | undefined => {
      const now = newestLocation();
      const isSame = known ? now.pathname === pathname && now.hash === hash : isUnsaved(now);
      const params = new URLSearchParams(now.search);
      const stream = known ? streamId : streamIn(now);
      return isSame
        ? {
            ...entryOf(now),
            streamId: stream,
            params,
            state: readSearchState(params, known?.defaults ?? newSearchDefaults(stream)).state,
          }
        : undefined;
    };
    const go = (
      now: typeof shown,
      state: SearchState,
      options: { replace: boolean } & EntryState,
    ) => {
      const { replace, ...entry } = options;
      void navigate(addressOf(state, now.streamId, known, placesOf(now.params)), {
        replace,
        state: { ...entry, ...asideOf(now.aside) },
        preventScrollReset: replace,
      });
    };
    return {
      ...read,
      request,
      run,
      step,
      params: shown.params,
      carried,
      newest: () => here() ?? shown,
      execute: (change) => {
        const now = here();
        if (now)
          go(
            now,
            { ...now.state, ...changeOf(change, now.state) },
            {
              replace: false,
              run: ulid(),
              ...('message' in placesOf(now.params) && { carried: true }),
            },
          );
      },
      present: (change) => {
        const now = here();
        if (!now) return;
        const { refresh, follow, ...rest } = now.state;
        const kept = {
          ...rest,
          ...(refresh !== undefined && change !== 'no-refresh' && { refresh }),
          ...(follow && change !== 'no-follow' && { follow }),
        };
        go(now, typeof change === 'string' ? kept : { ...kept, ...changeOf(change, now.state) }, {
          replace: true,
          run: now.run,
          step: now.step,
        });
      },
      look: (edit, asStep = false) => {
        const now = here();
        if (!now) return;
        const opened = now.params.get('message');
        edit(now.params);
        const { pathname: path, hash: fragment } = newestLocation();
        const carries = now.carried && now.params.get('message') === opened;
        void navigate(
          { pathname: path, search: now.params.toString(), hash: fragment },
          {
            replace: !asStep,
            state: {
              run: now.run,
              step: now.step + (asStep ? 1 : 0),
              ...(carries && { carried: true }),
              ...asideOf(now.aside),
            },
            preventScrollReset: true,
          },
        );
      },
    };
  }, [
    read,
    request,
    run,
    step,
    carried,
    aside,
    navigate,
    newestLocation,
    streamId,
    known,
    text,
    pathname,
    hash,
  ]);
}

/** A link from elsewhere carries no run; its entry is one by itself. */
function entryOf({ state, key }: Location): {
  run: string;
  step: number;
  carried: boolean;
  aside?: string;
} {
  const { run = key, step = 0, carried = false, aside } = readEntryState(state);
  return { run, step, carried, ...asideOf(aside) };
}

const asideOf = (aside: string | undefined): Pick<EntryState, 'aside'> =>
  aside === undefined ? {} : { aside };

/**
 * The page of a new search, or of one in a stream: each leads to the other while streams are
 * chosen.
 */
const isUnsaved = (location: Location) =>
  (matchPath(patterns.search, location.pathname) !== null || streamIn(location) !== undefined) &&
  !location.hash.startsWith(LINK_MARK);
const streamIn = ({ pathname }: Location) =>
  matchPath(patterns.streamSearch, pathname)?.params.streamId;

/**
 * A saved search keeps its address; the page of one stream does while exactly that stream is
 * searched.
 */
function addressOf(
  state: SearchState,
  streamId: string | undefined,
  known: KnownSearch | undefined,
  places: Readonly<Record<string, string>>,
): string {
  if (known)
    return known.pathOf({
      ...Object.fromEntries(writeSearchState(state, known.defaults)),
      ...places,
    });
  const onStream =
    streamId !== undefined && state.streams.length === 1 && state.streams[0] === streamId;
  const parameters = {
    ...Object.fromEntries(
      writeSearchState(state, newSearchDefaults(onStream ? streamId : undefined)),
    ),
    ...places,
  };
  return onStream ? paths.streamSearch(streamId, parameters) : paths.search(parameters);
}

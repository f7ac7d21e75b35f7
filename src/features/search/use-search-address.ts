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
import { LINK_MARK } from './link-mark';
import type { SearchRequest } from './search-request';
import {
  newSearchDefaults,
  placesOf,
  readEntryState,
  readSearchState,
  writeSearchState,
  type EntryState,
  type ReadState,
  type SearchDefaults,
  type SearchState,
} from './url-state';

/**
 * A search that is known without its address: what that means without parameters, and where it
 * leads. The same object while it is the same search.
 */
export type KnownSearch = {
  defaults: SearchDefaults;
  pathOf: (parameters: Readonly<Record<string, string>>) => string;
  filter?: SearchRequest['filter'];
  filters?: SearchRequest['filters'];
};

/** What becomes of a search; as a function, of what it is by then. */
export type ChangeOf<State> = Partial<State> | ((now: SearchState) => Partial<State>);

export type SearchAddress = ReadState & {
  /** What the address asks, without how it is shown. The same object while it asks the same. */
  request: SearchRequest;
  /**
   * Tells one run from the next, also where the search is the same. Back and Forward find the run
   * they left.
   */
  run: string;
  /** Which entry of this run it is. */
  step: number;
  /** What of the results is looked at. */
  params: URLSearchParams;
  /** The opened message came along from another search. */
  carried: boolean;
  /** What the address says by now. The page may not show it yet. */
  newest: () => { state: SearchState; run: string; params: URLSearchParams; aside?: string };
  /** Runs a search: one entry of the history each. */
  execute: (change: ChangeOf<SearchState>) => void;
  /** Changes how the results are shown, in the same entry and without a run. */
  present: (
    change:
      ChangeOf<Pick<SearchState, 'columns' | 'refresh' | 'follow'>> | 'no-refresh' | 'no-follow',
  ) => void;
  /**
   * Changes what of the results is looked at, without a run: in the same entry, or as a step that
   * Back takes again.
   */
  look: (edit: (params: URLSearchParams) => void, asStep?: boolean) => void;
};

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

export const changeOf = <State>(change: ChangeOf<State>, now: SearchState): Partial<State> =>
  typeof change === 'function' ? change(now) : change;

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

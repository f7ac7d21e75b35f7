import { useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ulid } from 'ulid';
import { withoutComments } from '@/domain/query/comments';
import { paths } from '@/shared/paths';
import type { SearchRequest } from './search-request';
import { newSearchDefaults, placesOf, readEntryState, readSearchState, writeSearchState, type ReadState, type SearchDefaults, type SearchState } from './url-state';

/** A search that is known without its address: what that means without parameters, and where it leads. The same object while it is the same search. */
export type KnownSearch = { defaults: SearchDefaults; pathOf: (parameters: Readonly<Record<string, string>>) => string; filter?: SearchRequest['filter']; filters?: SearchRequest['filters'] };

export type SearchAddress = ReadState & {
  /** What the address asks, without how it is shown. The same object while it asks the same. */
  request: SearchRequest;
  /** Tells one run from the next, also where the search is the same. Back and Forward find the run they left. */
  run: string;
  /** Runs a search: one entry of the history each. */
  execute: (change: Partial<SearchState>) => void;
  /** Changes how the results are shown, in the same entry and without a run. */
  present: (change: Partial<Pick<SearchState, 'columns' | 'refresh' | 'follow'>> | 'no-refresh' | 'no-follow') => void;
};

/** The address is the state of the page. It is read here and written here only. */
export function useSearchAddress(known?: KnownSearch): SearchAddress {
  const { streamId } = useParams();
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const text = params.toString();
  const read = useMemo(() => readSearchState(new URLSearchParams(text), known?.defaults ?? newSearchDefaults(streamId)), [text, streamId, known]);
  const { range, streams, sort } = read.state;
  const query = withoutComments(read.state.query);
  const { filter, filters } = known ?? {};
  const asked = JSON.stringify({ query, range, streams, sort, filter, filters });
  // A link from elsewhere carries no run; its entry is one by itself.
  const run = readEntryState(location.state).run ?? location.key;

  const request = useMemo(() => JSON.parse(asked) as SearchRequest, [asked]);

  return useMemo(() => {
    const go = (state: SearchState, options: { replace: boolean; run: string }) => {
      const places = placesOf(new URLSearchParams(text));
      const carried = !options.replace && 'message' in places;
      void navigate(addressOf(state, streamId, known, places), { replace: options.replace, state: { run: options.run, ...(carried && { carried }) } });
    };
    return {
      ...read,
      request,
      run,
      execute: (change) => go({ ...read.state, ...change }, { replace: false, run: ulid() }),
      present: (change) => {
        const { refresh, follow, ...rest } = read.state;
        const kept = { ...rest, ...(refresh !== undefined && change !== 'no-refresh' && { refresh }), ...(follow && change !== 'no-follow' && { follow }) };
        go(typeof change === 'string' ? kept : { ...kept, ...change }, { replace: true, run });
      },
    };
  }, [read, request, run, navigate, streamId, known, text]);
}

/** A saved search keeps its address; the page of one stream does while exactly that stream is searched. */
function addressOf(state: SearchState, streamId: string | undefined, known: KnownSearch | undefined, places: Readonly<Record<string, string>>): string {
  if (known) return known.pathOf({ ...Object.fromEntries(writeSearchState(state, known.defaults)), ...places });
  const onStream = streamId !== undefined && state.streams.length === 1 && state.streams[0] === streamId;
  const parameters = { ...Object.fromEntries(writeSearchState(state, newSearchDefaults(onStream ? streamId : undefined))), ...places };
  return onStream ? paths.streamSearch(streamId, parameters) : paths.search(parameters);
}

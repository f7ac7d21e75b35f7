import type { SortOrder } from '@/contract/search';
import type { TimeRange } from '@/domain/time-range/time-range';
import { fromParams, toParams } from '@/domain/time-range/url-form';
import type { SearchRequest } from '@/views/execution/search-request';
import { DEFAULT_COLUMNS } from '@/views/messages/columns/columns';
import { DEFAULT_SORT } from '@/views/messages/columns/sort-cycle';

/** Everything a link to a search reopens. */
export type SearchState = SearchRequest & {
  columns: readonly string[];
  /** Seconds between automatic runs; left out while that is off. */
  refresh?: number;
  /** New messages are shown as they come. */
  follow?: true;
};

export const DEFAULT_RANGE: TimeRange = { type: 'relative', range: 300 };

/**
 * What an address means that does not say everything. A search with a range of its own, as a saved
 * one has, only writes another one.
 */
export type SearchDefaults = Omit<SearchState, 'refresh' | 'follow' | 'range'> & {
  range?: TimeRange;
};

/**
 * `streamId` is that of the page `/streams/:id/search`: what is searched while the address names no
 * streams.
 */
export const newSearchDefaults = (streamId?: string): SearchDefaults => ({
  query: '',
  streams: streamId === undefined ? [] : [streamId],
  sort: DEFAULT_SORT,
  columns: DEFAULT_COLUMNS,
});

/**
 * `unreadableRange` says that the address names a range that cannot be one; the default stands in
 * for it.
 */
export type ReadState = { state: SearchState; unreadableRange: boolean };

export function readSearchState(
  params: URLSearchParams,
  defaults: SearchDefaults = newSearchDefaults(),
): ReadState {
  const range = fromParams(params);
  const refresh = positiveInteger(params.get('refresh'));
  const state: SearchState = {
    query: params.get('q') ?? defaults.query,
    range: range ?? defaults.range ?? DEFAULT_RANGE,
    streams: readList(params.get('streams')) ?? defaults.streams,
    sort: readSort(params.get('sort')) ?? defaults.sort,
    columns: readList(params.get('fields')) ?? defaults.columns,
    ...(refresh !== undefined && { refresh }),
    ...(params.get('follow') === 'true' && { follow: true }),
  };
  return { state, unreadableRange: range === undefined && params.has('rangetype') };
}

/**
 * A new search always writes its range: a link must mean the same for whoever opens it, whatever
 * the defaults are there.
 */
export function writeSearchState(
  { query, range, streams, sort, columns, refresh, follow }: SearchState,
  defaults: SearchDefaults = newSearchDefaults(),
): URLSearchParams {
  const params = new URLSearchParams();
  const written = toParams(range);
  if (query !== defaults.query) params.set('q', query);
  if (defaults.range === undefined || `${toParams(defaults.range)}` !== `${written}`)
    for (const [name, value] of written) params.set(name, value);
  if (writeList(streams) !== writeList(defaults.streams)) params.set('streams', writeList(streams));
  if (sort.field !== defaults.sort.field || sort.order !== defaults.sort.order)
    params.set('sort', `${sort.order === 'ASC' ? '' : '-'}${sort.field}`);
  if (writeList(columns) !== writeList(defaults.columns)) params.set('fields', writeList(columns));
  if (refresh !== undefined) params.set('refresh', `${refresh}`);
  if (follow) params.set('follow', 'true');
  return params;
}

/** `-took_ms` is descending, `took_ms` ascending. */
function readSort(text: string | null): SearchRequest['sort'] | undefined {
  if (!text || text === '-') return undefined;
  const order: SortOrder = text.startsWith('-') ? 'DESC' : 'ASC';
  return { field: order === 'DESC' ? text.slice(1) : text, order };
}

/** Field names are the senders' business and may hold a comma. */
function writeList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[%,\s]/gu, encodeURIComponent)).join(',');
}

function readList(text: string | null): string[] | undefined {
  if (text === null) return undefined;
  return [
    ...new Set(
      text
        .split(',')
        .map((item) => decoded(item.trim()))
        .filter((item) => item !== ''),
    ),
  ];
}

function decoded(item: string): string {
  try {
    return decodeURIComponent(item);
  } catch {
    // A lone % is what somebody wrote by hand; it stands for itself.
    return item;
  }
}

function positiveInteger(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/**
 * What of the results is looked at: an opened message, a widget that has the page. It stays when
 * the search or its looks change.
 */
const PLACES = ['message', 'focusedId', 'focusing', 'editing'];

/**
 * The entries of one run differ in the widget that has the page only: where one of them is entered,
 * all else is as it was in the one that was left.
 */
export function atPlaceOf(entered: URLSearchParams, left: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(left);
  for (const name of PLACES.slice(1)) {
    const value = entered.get(name);
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

export function placesOf(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    PLACES.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * What the router keeps beside an address: which run of the search this entry of the history is,
 * and the how manyeth of it. `carried`: its opened message came along from another search, and may
 * not be in this one. `aside`: names the changes made to what came with a link, beside unsaved ones
 * of one's own.
 */
export type EntryState = { run?: string; step?: number; carried?: boolean; aside?: string };

export function readEntryState(state: unknown): EntryState {
  if (
    typeof state !== 'object' ||
    state === null ||
    !('run' in state) ||
    typeof state.run !== 'string'
  )
    return {};
  return {
    run: state.run,
    ...('step' in state && typeof state.step === 'number' && { step: state.step }),
    ...('carried' in state && state.carried === true && { carried: true }),
    ...('aside' in state && typeof state.aside === 'string' && { aside: state.aside }),
  };
}

import type { SortOrder } from '@/contract/search';
import type { TimeRange } from '@/domain/time-range/time-range';
import { fromParams, toParams } from '@/domain/time-range/url-form';
import { DEFAULT_COLUMNS } from './results/columns';
import { DEFAULT_SORT } from './results/sort-cycle';
import type { SearchRequest } from './search-request';

/** Everything a link to a search reopens (A2.4). */
export type SearchState = SearchRequest & {
  columns: readonly string[];
  /** Seconds between automatic runs; left out while that is off. */
  refresh?: number;
};

export const DEFAULT_RANGE: TimeRange = { type: 'relative', range: 300 };

/** `unreadableRange` says that the address names a range that cannot be one; the default stands in for it. */
export type ReadState = { state: SearchState; unreadableRange: boolean };

/** `streamId` is that of the page `/streams/:id/search`: what is searched while the address names no streams. */
export function readSearchState(params: URLSearchParams, streamId?: string): ReadState {
  const range = fromParams(params);
  const refresh = positiveInteger(params.get('refresh'));
  const state: SearchState = {
    query: params.get('q') ?? '',
    range: range ?? DEFAULT_RANGE,
    streams: readList(params.get('streams')) ?? (streamId === undefined ? [] : [streamId]),
    sort: readSort(params.get('sort')),
    columns: readList(params.get('fields')) ?? DEFAULT_COLUMNS,
    ...(refresh !== undefined && { refresh }),
  };
  return { state, unreadableRange: range === undefined && params.has('rangetype') };
}

/** The range is always written: a link must mean the same for whoever opens it, whatever the defaults are there. */
export function writeSearchState({ query, range, streams, sort, columns, refresh }: SearchState, streamId?: string): URLSearchParams {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  for (const [name, value] of toParams(range)) params.set(name, value);
  if (!isOnly(streams, streamId)) params.set('streams', writeList(streams));
  if (sort.field !== DEFAULT_SORT.field || sort.order !== DEFAULT_SORT.order) params.set('sort', `${sort.order === 'ASC' ? '' : '-'}${sort.field}`);
  if (writeList(columns) !== writeList(DEFAULT_COLUMNS)) params.set('fields', writeList(columns));
  if (refresh !== undefined) params.set('refresh', `${refresh}`);
  if (streams.length === 0 && streamId === undefined) params.delete('streams');
  return params;
}

function isOnly(streams: readonly string[], streamId: string | undefined): boolean {
  return streamId !== undefined && streams.length === 1 && streams[0] === streamId;
}

/** `-took_ms` is descending, `took_ms` ascending. */
function readSort(text: string | null): SearchRequest['sort'] {
  if (!text || text === '-') return DEFAULT_SORT;
  const order: SortOrder = text.startsWith('-') ? 'DESC' : 'ASC';
  return { field: order === 'DESC' ? text.slice(1) : text, order };
}

/** Field names are the senders' business and may hold a comma. */
function writeList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[%,\s]/gu, encodeURIComponent)).join(',');
}

function readList(text: string | null): string[] | undefined {
  if (text === null) return undefined;
  return [...new Set(text.split(',').map((item) => decoded(item.trim())).filter((item) => item !== ''))];
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

/** What the router keeps beside an address: which run of the search this entry of the history is. */
export type EntryState = { run?: string };

export function readEntryState(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null || !('run' in state) || typeof state.run !== 'string') return {};
  return { run: state.run };
}

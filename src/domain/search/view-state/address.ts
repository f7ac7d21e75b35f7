import {
  fromParams,
  problemOfParams,
  RANGE_PARAMS,
  toParams,
  type RangeProblem,
} from '../../time-range/url-form';
import type { TimeRange } from '../../time-range/time-range';
import type { PageFilter } from '../view/pages';
import { readList, writeList } from './list-parameter';
import { DEFAULT_COLUMNS, DEFAULT_RANGE, DEFAULT_SORT, type PageSettings } from './page-settings';
import { readVariableValues, writeVariableValues, type VariableValues } from './variable-address';

/** Settings of the page itself: stored in the URL, never in the document. */
export type PageOverrides = {
  /** Seconds between automatic runs; omitted while auto refresh is off. */
  refresh?: number;
  /** New messages are shown as they arrive. */
  follow?: true;
  /** Replaces the query and the range of all widgets of a dashboard. */
  filter?: PageFilter;
  /** Values of variables instead of their defaults. */
  variables?: VariableValues;
  /** The time range is invalid: nothing is searched until users choose one. */
  invalidRange?: InvalidRange;
};

/** An invalid time range as it is in the URL, which keeps it. */
export type InvalidRange = {
  problem: RangeProblem;
  params: Readonly<Record<string, string>>;
};

/** The part of the results that the user is looking at. Changing it does not run the search. */
export type Focus = {
  /** The page of the dashboard; without it the first one. */
  page?: string;
  /** The key of the open message. */
  message?: string;
  /** The widget that `focusing` and `editing` refer to. */
  widget?: string;
  /** The widget fills the page. */
  focusing?: true;
  /** Its editor is open; `new`: the widget was created in it and is not applied yet. */
  editing?: true | 'new';
};

/**
 * Identifies the run of the search that a history entry belongs to, and the position of the entry
 * within that run. `carried`: the open message comes from another search and may be missing from
 * this one.
 */
export type Run = { id: string; step: number; carried: boolean };

/**
 * The settings for parameters that a URL omits. URLs written without a default `range` always
 * contain one.
 */
export type AddressDefaults = Omit<PageSettings, 'range'> & { range?: TimeRange };

/** Prefix of a URL fragment that contains a whole search. */
export const LINK_PREFIX = '#state=';

/** A parsed entry of the browser's history. */
export type AddressEntry = {
  settings: PageSettings;
  overrides: PageOverrides;
  focus: Focus;
  /** Undefined for URLs from outside the page: a bookmark, a pasted link, a menu. */
  run: Run | undefined;
};

/**
 * Defaults of a new search. `streamId` is that of `/streams/:id/search`, which is searched unless
 * the URL names streams.
 */
export const newSearchDefaults = (streamId?: string): AddressDefaults => ({
  query: '',
  streams: streamId === undefined ? [] : [streamId],
  sort: DEFAULT_SORT,
  columns: DEFAULT_COLUMNS,
});

/**
 * Parses the parameters of a URL and the `history.state` beside it. Never throws: invalid
 * parameters fall back to the defaults.
 */
export function readAddress(
  params: URLSearchParams,
  historyState: unknown,
  defaults: AddressDefaults = newSearchDefaults(),
): AddressEntry {
  const range = fromParams(params);
  const invalidRange = readInvalidRange(params);
  const refresh = positiveInteger(params.get('refresh'));
  const variables = readVariableValues(params);
  return {
    settings: {
      query: params.get('q') ?? defaults.query,
      range: range ?? defaults.range ?? DEFAULT_RANGE,
      streams: readList(params.get('streams')) ?? defaults.streams,
      sort: readSort(params.get('sort')) ?? defaults.sort,
      columns: readList(params.get('fields')) ?? defaults.columns,
    },
    overrides: {
      ...(refresh !== undefined && { refresh }),
      ...(params.get('follow') === 'true' && { follow: true }),
      ...(variables && { variables }),
      ...(invalidRange && { invalidRange }),
    },
    focus: readFocus(params),
    run: readRun(historyState),
  };
}

/**
 * The URL parameters of a search; values that equal the defaults are omitted. Without a default
 * range the range is always written, because a link must mean the same whatever the recipient's
 * defaults are.
 */
export function writeAddress(
  { query, range, streams, sort, columns }: PageSettings,
  { refresh, follow, variables, invalidRange }: PageOverrides,
  focus: Focus,
  defaults: AddressDefaults = newSearchDefaults(),
): URLSearchParams {
  const params = new URLSearchParams();
  const written = toParams(range);
  const isDefault = defaults.range !== undefined && `${toParams(defaults.range)}` === `${written}`;
  if (query !== defaults.query) params.set('q', query);
  if (invalidRange)
    for (const [name, value] of Object.entries(invalidRange.params)) params.set(name, value);
  else if (!isDefault) for (const [name, value] of written) params.set(name, value);
  if (writeList(streams) !== writeList(defaults.streams)) params.set('streams', writeList(streams));
  if (sort.field !== defaults.sort.field || sort.order !== defaults.sort.order)
    params.set('sort', `${sort.order === 'ASC' ? '' : '-'}${sort.field}`);
  if (writeList(columns) !== writeList(defaults.columns)) params.set('fields', writeList(columns));
  if (refresh !== undefined) params.set('refresh', `${refresh}`);
  if (follow) params.set('follow', 'true');
  writeVariableValues(variables, params);
  writeFocus(focus, params);
  return params;
}

export function writeFocus(
  { page, message, widget, focusing, editing }: Focus,
  to: URLSearchParams,
) {
  if (page !== undefined) to.set('page', page);
  if (message !== undefined) to.set('message', message);
  if (widget !== undefined) to.set('focusedId', widget);
  if (focusing) to.set('focusing', 'true');
  if (editing) to.set('editing', `${editing}`);
}

export function readInvalidRange(params: URLSearchParams): InvalidRange | undefined {
  const problem = problemOfParams(params);
  if (problem === undefined) return undefined;
  const written = RANGE_PARAMS.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { problem, params: Object.fromEntries(written) };
}

/** Stored in `history.state` instead of the URL; see `Run`. */
export const writeRun = ({ id, step, carried }: Run): Record<string, unknown> => ({
  run: id,
  step,
  ...(carried && { carried }),
});

export function readRun(state: unknown): Run | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('run' in state) || typeof state.run !== 'string') return undefined;
  return {
    id: state.run,
    step: 'step' in state && typeof state.step === 'number' ? state.step : 0,
    carried: 'carried' in state && state.carried === true,
  };
}

export function readFocus(params: URLSearchParams): Focus {
  const [page, message, widget] = ['page', 'message', 'focusedId'].map((name) => params.get(name));
  return {
    ...(page && { page }),
    ...(message != null && { message }),
    ...(widget != null && { widget }),
    ...(params.get('focusing') === 'true' && { focusing: true }),
    ...(params.get('editing') === 'true' && { editing: true }),
    ...(params.get('editing') === 'new' && { editing: 'new' }),
  };
}

/** `-took_ms` is descending, `took_ms` ascending. */
function readSort(text: string | null): PageSettings['sort'] | undefined {
  if (!text || text === '-') return undefined;
  return text.startsWith('-')
    ? { field: text.slice(1), order: 'DESC' }
    : { field: text, order: 'ASC' };
}

export function positiveInteger(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

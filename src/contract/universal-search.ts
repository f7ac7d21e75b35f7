import { endpoint } from './endpoint';
import type { ResultMessage } from './search';

/** Common to the three forms of legacy search. Without `filter`, a permission for all messages. */
type UniversalSearch = {
  query: string;
  limit?: number;
  offset?: number;
  /** `streams:<id>,<id>` */
  filter?: string;
  /** Names delimited by commas; all by default. */
  fields?: string;
  /** `timestamp:desc` by default. */
  sort?: string;
};
/** The file, oldest message first, without `offset` and `sort`. */
type UniversalExport = Omit<UniversalSearch, 'offset' | 'sort'>;

export type UniversalResult = {
  query: string;
  built_query: string;
  used_indices: unknown[];
  messages: ResultMessage[];
  /** The requested ones; empty for all. */
  fields: string[];
  /** In milliseconds. */
  time: number;
  total_results: number;
  from: string;
  to: string;
  decoration_stats: null;
};

/** `range` in seconds, 0 for all time. */
export type RelativeWindow = { range: number };
export type AbsoluteWindow = { from: string; to: string };
export type KeywordWindow = { keyword: string; timezone: string };

/** With `Accept: text/csv` the same as the export. */
export const searchRelative = endpoint<UniversalSearch & RelativeWindow, UniversalResult | string>({
  method: 'GET',
  path: '/search/universal/relative',
  answers: 'text',
  toRequest: (query) => ({ query }),
});
export const searchAbsolute = endpoint<UniversalSearch & AbsoluteWindow, UniversalResult | string>({
  method: 'GET',
  path: '/search/universal/absolute',
  answers: 'text',
  toRequest: (query) => ({ query }),
});
export const searchKeyword = endpoint<UniversalSearch & KeywordWindow, UniversalResult | string>({
  method: 'GET',
  path: '/search/universal/keyword',
  answers: 'text',
  toRequest: (query) => ({ query }),
});

/** CSV as a download. */
export const exportRelative = endpoint<UniversalExport & RelativeWindow, string>({
  method: 'GET',
  path: '/search/universal/relative/export',
  answers: 'text',
  toRequest: (query) => ({ query }),
});
export const exportAbsolute = endpoint<UniversalExport & AbsoluteWindow, string>({
  method: 'GET',
  path: '/search/universal/absolute/export',
  answers: 'text',
  toRequest: (query) => ({ query }),
});
export const exportKeyword = endpoint<UniversalExport & KeywordWindow, string>({
  method: 'GET',
  path: '/search/universal/keyword/export',
  answers: 'text',
  toRequest: (query) => ({ query }),
});

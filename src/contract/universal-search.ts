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
};
type UniversalRows = UniversalSearch & {
  /** `timestamp:desc` by default. */
  sort?: string;
  /** Applies the decorators of the stream in `filter`, or else those of all; true by default. */
  decorate?: boolean;
};
/** The file, oldest message first. */
type UniversalExport = UniversalSearch & {
  /** How many messages the server reads at once. The file is the same. */
  batch_size?: number;
};

export const ROWS_TYPES = ['application/json', 'text/csv'] as const;
const FILE_TYPES = ['text/csv'] as const;

/** Names of fields that decorators changed in any of the messages. */
export type DecorationStats = {
  added_fields: string[];
  changed_fields: string[];
  removed_fields: string[];
};

export type UniversalResult = {
  query: string;
  built_query: string;
  used_indices: unknown[];
  messages: ResultMessage[];
  /** The requested ones; empty for all. Of decorated messages, those that they have. */
  fields: string[];
  /** In milliseconds. */
  time: number;
  total_results: number;
  from: string;
  to: string;
  /** Null without decorators. */
  decoration_stats: DecorationStats | null;
};

/** `range` in seconds, 0 for all time. */
export type RelativeWindow = { range: number };
export type AbsoluteWindow = { from: string; to: string };
export type KeywordWindow = { keyword: string; timezone: string };

/** With `Accept: text/csv` the same as the export. */
export const searchRelative = endpoint<UniversalRows & RelativeWindow, UniversalResult | string>({
  method: 'GET',
  path: '/search/universal/relative',
  answers: 'text',
  mediaTypes: ROWS_TYPES,
  toRequest: (query) => ({ query }),
});
export const searchAbsolute = endpoint<UniversalRows & AbsoluteWindow, UniversalResult | string>({
  method: 'GET',
  path: '/search/universal/absolute',
  answers: 'text',
  mediaTypes: ROWS_TYPES,
  toRequest: (query) => ({ query }),
});
export const searchKeyword = endpoint<UniversalRows & KeywordWindow, UniversalResult | string>({
  method: 'GET',
  path: '/search/universal/keyword',
  answers: 'text',
  mediaTypes: ROWS_TYPES,
  toRequest: (query) => ({ query }),
});

/** CSV as a download. */
export const exportRelative = endpoint<UniversalExport & RelativeWindow, string>({
  method: 'GET',
  path: '/search/universal/relative/export',
  answers: 'text',
  mediaTypes: FILE_TYPES,
  toRequest: (query) => ({ query }),
});
export const exportAbsolute = endpoint<UniversalExport & AbsoluteWindow, string>({
  method: 'GET',
  path: '/search/universal/absolute/export',
  answers: 'text',
  mediaTypes: FILE_TYPES,
  toRequest: (query) => ({ query }),
});
export const exportKeyword = endpoint<UniversalExport & KeywordWindow, string>({
  method: 'GET',
  path: '/search/universal/keyword/export',
  answers: 'text',
  mediaTypes: FILE_TYPES,
  toRequest: (query) => ({ query }),
});

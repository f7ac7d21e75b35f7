import type { Fields } from '@/domain/exact';
import type { TimeRange } from '@/domain/time-range/time-range';
import { endpoint } from './endpoint';

/** `fields` is the whole message, `_id` included. */
export type StoredMessage = {
  message: { id: string; timestamp?: string; fields: Fields; [other: string]: unknown };
  index: string;
};

export const getMessage = endpoint<{ index: string; id: string }, StoredMessage>({
  method: 'GET',
  path: '/messages/:index/:id',
  toRequest: ({ index, id }) => ({ params: { index, id } }),
});

/**
 * The terms under which a text is indexed. `analyzer` is `standard` for `message` and `keyword` for
 * all other fields.
 */
export const analyzeText = endpoint<
  { index: string; analyzer?: string; string: string },
  { tokens: string[] }
>({
  method: 'GET',
  path: '/messages/:index/analyze',
  toRequest: ({ index, analyzer, string }) => ({ params: { index }, query: { analyzer, string } }),
});

export type ParseRequest = {
  message: string;
  /** Name of a codec, see `listCodecTypes`. */
  codec: string;
  remote_address: string;
  configuration?: Record<string, string | number | boolean | null>;
};
/** Decodes a text as an input would. */
export const parseMessage = endpoint<ParseRequest, Omit<StoredMessage, 'index'> & { index: null }>({
  method: 'POST',
  path: '/messages/parse',
  toRequest: (body) => ({ body }),
});

export type MessagesExport = {
  timerange?: TimeRange;
  query_string?: { type: 'elasticsearch'; query_string: string };
  streams?: string[];
  fields_in_order?: string[];
  chunk_size?: number;
  time_zone?: string;
  limit?: number;
};
const CSV = ['text/csv'] as const;

/** CSV, streamed in chunks and sorted by timestamp ascending. */
export const exportMessages = endpoint<MessagesExport, string>({
  method: 'POST',
  path: '/views/search/messages',
  answers: 'text',
  mediaTypes: CSV,
  toRequest: (request) => ({ body: request }),
});

/** The part of a search to export; `execution_state` is the same as for executing it. */
export type ResultExport = {
  fields_in_order?: string[];
  timerange?: TimeRange;
  limit?: number;
  execution_state?: Record<string, unknown>;
  filename?: string;
  time_zone?: string;
};
type OfSearch = { searchId: string; format: ResultExport };
type OfSearchType = OfSearch & { searchTypeId: string };

const ofSearch = ({ searchId, format }: OfSearch) => ({ params: { searchId }, body: format });
const ofSearchType = ({ searchId, searchTypeId, format }: OfSearchType) => ({
  params: { searchId, searchTypeId },
  body: format,
});

export const exportSearch = endpoint<OfSearch, string>({
  method: 'POST',
  path: '/views/search/messages/:searchId',
  answers: 'text',
  mediaTypes: CSV,
  toRequest: ofSearch,
});
export const exportSearchType = endpoint<OfSearchType, string>({
  method: 'POST',
  path: '/views/search/messages/:searchId/:searchTypeId',
  answers: 'text',
  mediaTypes: CSV,
  toRequest: ofSearchType,
});

/**
 * Returns the id of a job whose file can be downloaded within an hour, see `downloadExport`. The id
 * is plain text without quotes, even if the content type is JSON.
 */
export const createExportJob = endpoint<MessagesExport, string>({
  method: 'POST',
  path: '/views/export',
  answers: 'text',
  toRequest: (request) => ({ body: request }),
});
export const createSearchExportJob = endpoint<OfSearch, string>({
  method: 'POST',
  path: '/views/export/:searchId',
  answers: 'text',
  toRequest: ofSearch,
});
export const createSearchTypeExportJob = endpoint<OfSearchType, string>({
  method: 'POST',
  path: '/views/export/:searchId/:searchTypeId',
  answers: 'text',
  toRequest: ofSearchType,
});
/**
 * CSV, or JSON for clients that accept nothing else. The filename is arbitrary. The embedded node
 * escapes formulas in CSV except with `formulas=keep`, which Graylog ignores: it never does.
 */
export const downloadExport = endpoint<
  { jobId: string; filename: string; formulas?: 'keep' },
  string
>({
  method: 'GET',
  path: '/views/search/messages/job/:jobId/:filename',
  answers: 'text',
  mediaTypes: ['text/csv', 'application/json'],
  toRequest: ({ jobId, filename, formulas }) => ({
    params: { jobId, filename },
    query: { formulas },
  }),
});

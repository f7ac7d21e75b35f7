import { bulkRequest, type BulkResult } from './bulk';
import { endpoint } from './endpoint';
import type { OutputSummary } from './outputs';
import type { PageList, PageListQuery } from './page-list';

/**
 * `type` counts from 1: EXACT, REGEX, GREATER, SMALLER, PRESENCE, CONTAINS, ALWAYS_MATCH,
 * MATCH_INPUT.
 */
export type StreamRule = {
  id: string;
  type: number;
  field: string;
  value: string;
  inverted: boolean;
  stream_id: string;
  description: string | null;
};
export type Stream = {
  id: string;
  creator_user_id: string;
  outputs: OutputSummary[];
  matching_type: 'AND' | 'OR';
  description: string | null;
  created_at: string;
  disabled: boolean;
  rules: StreamRule[];
  title: string;
  content_pack: string | null;
  remove_matches_from_default_stream: boolean;
  index_set_id: string;
  is_editable: boolean;
  is_default: boolean;
  /** Since 6.1. */
  categories?: readonly string[] | null;
};
/** A row of the paginated list: `created_at` has an offset, outputs are ids. */
export type StreamRow = Omit<Stream, 'outputs'> & {
  outputs: string[] | null;
  alert_conditions: null;
  alert_receivers: null;
};

export type StreamRuleDraft = {
  type: number;
  field: string;
  value: string;
  inverted?: boolean;
  description?: string | null;
};
export type StreamDraft = {
  title: string;
  index_set_id: string;
  description?: string | null;
  rules?: readonly StreamRuleDraft[];
  /** Defaults to AND. */
  matching_type?: 'AND' | 'OR';
  remove_matches_from_default_stream?: boolean;
  content_pack?: string | null;
};
/**
 * Empty strings leave a value unchanged. What is left out stays, except the description: servers
 * since 6.1 clear it. Categories are sent back where a stream has them.
 */
export type StreamChanges = Pick<Stream, 'description' | 'categories'> &
  Partial<
    Pick<Stream, 'title' | 'matching_type' | 'remove_matches_from_default_stream' | 'index_set_id'>
  >;
export type StreamCopy = {
  title: string;
  description: string;
  remove_matches_from_default_stream: boolean;
  index_set_id: string;
};
export type StreamMatch = {
  matches: boolean;
  /** By rule id. */
  rules: Record<string, boolean>;
};
export type StreamRuleType = { id: number; name: string; short_desc: string; long_desc: string };

type ById = { id: string };
type OfRule = { id: string; ruleId: string };
const byId = ({ id }: ById) => ({ params: { id } });

/** The streams the user may read. */
export const listStreams = endpoint<void, { total: number; streams: Stream[] }>({
  method: 'GET',
  path: '/streams',
  toRequest: () => ({}),
});
export const listEnabledStreams = endpoint<void, { total: number; streams: Stream[] }>({
  method: 'GET',
  path: '/streams/enabled',
  toRequest: () => ({}),
});
export const pageOfStreams = endpoint<PageListQuery, PageList<StreamRow>>({
  method: 'GET',
  path: '/streams/paginated',
  toRequest: (query) => ({ query }),
});
export const getStream = endpoint<ById, Stream>({
  method: 'GET',
  path: '/streams/:id',
  toRequest: byId,
});

/** New and cloned streams are paused. */
export const createStream = endpoint<StreamDraft, { stream_id: string }>({
  method: 'POST',
  path: '/streams',
  status: 201,
  toRequest: (body) => ({ body }),
  dialects: [{ since: '7.0', toRequest: (stream) => ({ body: { entity: stream } }) }],
});
export const updateStream = endpoint<ById & { changes: StreamChanges }, Stream>({
  method: 'PUT',
  path: '/streams/:id',
  toRequest: ({ id, changes }) => ({ params: { id }, body: changes }),
});
export const deleteStream = endpoint<ById, null>({
  method: 'DELETE',
  path: '/streams/:id',
  status: 204,
  toRequest: byId,
});
export const cloneStream = endpoint<ById & { copy: StreamCopy }, { stream_id: string }>({
  method: 'POST',
  path: '/streams/:id/clone',
  status: 201,
  toRequest: ({ id, copy }) => ({ params: { id }, body: copy }),
});
export const pauseStream = endpoint<ById, null>({
  method: 'POST',
  path: '/streams/:id/pause',
  status: 204,
  toRequest: byId,
});
export const resumeStream = endpoint<ById, null>({
  method: 'POST',
  path: '/streams/:id/resume',
  status: 204,
  toRequest: byId,
});
export const deleteStreams = endpoint<{ ids: readonly string[] }, BulkResult>({
  method: 'POST',
  path: '/streams/bulk_delete',
  toRequest: bulkRequest,
});
export const pauseStreams = endpoint<{ ids: readonly string[] }, BulkResult>({
  method: 'POST',
  path: '/streams/bulk_pause',
  toRequest: bulkRequest,
});
export const resumeStreams = endpoint<{ ids: readonly string[] }, BulkResult>({
  method: 'POST',
  path: '/streams/bulk_resume',
  toRequest: bulkRequest,
});
export const assignIndexSet = endpoint<{ indexSetId: string; streamIds: readonly string[] }, null>({
  method: 'PUT',
  path: '/streams/indexSet/:indexSetId',
  toRequest: ({ indexSetId, streamIds }) => ({ params: { indexSetId }, body: streamIds }),
});
/** `message` has the fields of a message, `_id` included. */
export const testStreamMatch = endpoint<ById & { message: Record<string, unknown> }, StreamMatch>({
  method: 'POST',
  path: '/streams/:id/testMatch',
  toRequest: ({ id, message }) => ({ params: { id }, body: { message } }),
});

export const listStreamRules = endpoint<ById, { total: number; stream_rules: StreamRule[] }>({
  method: 'GET',
  path: '/streams/:id/rules',
  toRequest: byId,
});
export const getStreamRule = endpoint<OfRule, StreamRule>({
  method: 'GET',
  path: '/streams/:id/rules/:ruleId',
  toRequest: (params) => ({ params }),
});
export const createStreamRule = endpoint<
  ById & { rule: StreamRuleDraft },
  { streamrule_id: string }
>({
  method: 'POST',
  path: '/streams/:id/rules',
  status: 201,
  toRequest: ({ id, rule }) => ({ params: { id }, body: rule }),
});
const ruleUpdate = ({ id, ruleId, rule }: OfRule & { rule: StreamRuleDraft }) => ({
  params: { id, ruleId },
  body: rule,
});
export const updateStreamRule = endpoint<
  OfRule & { rule: StreamRuleDraft },
  { streamrule_id: string }
>({ method: 'PUT', path: '/streams/:id/rules/:ruleId', toRequest: ruleUpdate });
/** Same as above, with the method of older clients. */
export const postStreamRule = endpoint<
  OfRule & { rule: StreamRuleDraft },
  { streamrule_id: string }
>({ method: 'POST', path: '/streams/:id/rules/:ruleId', toRequest: ruleUpdate });
export const deleteStreamRule = endpoint<OfRule, null>({
  method: 'DELETE',
  path: '/streams/:id/rules/:ruleId',
  status: 204,
  toRequest: (params) => ({ params }),
});
export const listStreamRuleTypes = endpoint<ById, StreamRuleType[]>({
  method: 'GET',
  path: '/streams/:id/rules/types',
  toRequest: byId,
});
/** The inputs available for MATCH_INPUT; `name` is that of their type. */
export const listStreamRuleInputs = endpoint<
  void,
  { inputs: { title: string; name: string; id: string }[] }
>({ method: 'GET', path: '/streams/rules/inputs', toRequest: () => ({}) });

/** The default stream, which contains all messages unless another stream removes them. */
export const DEFAULT_STREAM_ID = '000000000000000000000001';

import { endpoint } from './endpoint';
import type { RequestedField } from './inputs';

/**
 * A destination that receives copies of a stream's messages. `type` is a class name of the server.
 */
export type OutputSummary = {
  id: string;
  title: string;
  type: string;
  creator_user_id: string;
  created_at: string;
  configuration: Record<string, unknown>;
  content_pack: string | null;
};
export type OutputList = { total: number; outputs: OutputSummary[] };
export type OutputDraft = {
  title: string;
  type: string;
  configuration: Record<string, unknown>;
};
/** `name` is the title of the type, `human_name` a sentence about it. */
export type OutputType = {
  name: string;
  type: string;
  human_name: string;
  link_to_docs: string;
  requested_configuration: Record<string, RequestedField>;
};
/** Updates return the id as `_id` and the time zone offset in another format. */
export type UpdatedOutput = Omit<OutputSummary, 'id'> & { _id: string };

/**
 * Counters of the embedded node since its start or the last change of the output; not part of
 * Graylog. `last_error_at` is ISO 8601.
 */
export type OutputCounts = {
  sent: number;
  dropped: number;
  waiting: number;
  /** How many messages may wait before further ones are dropped; null without a queue. */
  queue_size: number | null;
  failing: boolean;
  last_error: string | null;
  last_error_at: string | null;
};

const byId = ({ id }: { id: string }) => ({ params: { id } });
type OfStream = { id: string; outputId: string };
const ofStream = (params: OfStream) => ({ params });

export const listOutputs = endpoint<void, OutputList>({
  method: 'GET',
  path: '/system/outputs',
  toRequest: () => ({}),
});
export const listOutputTypes = endpoint<void, { types: Record<string, OutputType> }>({
  method: 'GET',
  path: '/system/outputs/available',
  toRequest: () => ({}),
});
export const getOutput = endpoint<{ id: string }, OutputSummary>({
  method: 'GET',
  path: '/system/outputs/:id',
  toRequest: byId,
});
/** Adds it to no stream; servers ignore `streams` in the body. */
export const createOutput = endpoint<OutputDraft, OutputSummary>({
  method: 'POST',
  path: '/system/outputs',
  status: 201,
  toRequest: (body) => ({ body }),
});
export const updateOutput = endpoint<{ id: string; changes: Partial<OutputDraft> }, UpdatedOutput>({
  method: 'PUT',
  path: '/system/outputs/:id',
  toRequest: ({ id, changes }) => ({ params: { id }, body: changes }),
});
/** Also removes it from all streams. */
export const deleteOutput = endpoint<{ id: string }, null>({
  method: 'DELETE',
  path: '/system/outputs/:id',
  status: 204,
  toRequest: byId,
});

export const listStreamOutputs = endpoint<{ id: string }, OutputList>({
  method: 'GET',
  path: '/streams/:id/outputs',
  toRequest: byId,
});
export const getStreamOutput = endpoint<OfStream, OutputSummary>({
  method: 'GET',
  path: '/streams/:id/outputs/:outputId',
  toRequest: ofStream,
});
export const addStreamOutputs = endpoint<{ id: string; outputs: readonly string[] }, null>({
  method: 'POST',
  path: '/streams/:id/outputs',
  status: 202,
  toRequest: ({ id, outputs }) => ({ params: { id }, body: { outputs } }),
});
export const removeStreamOutput = endpoint<OfStream, null>({
  method: 'DELETE',
  path: '/streams/:id/outputs/:outputId',
  status: 204,
  toRequest: ofStream,
});

/** Embedded node only; by output id. */
export const listOutputCounts = endpoint<void, { counts: Record<string, OutputCounts> }>({
  method: 'GET',
  path: '/console/outputs/counts',
  toRequest: () => ({}),
});

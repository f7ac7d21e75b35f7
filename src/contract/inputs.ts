import { endpoint } from './endpoint';

export type InputState =
  | 'CREATED'
  | 'INITIALIZED'
  | 'INVALID_CONFIGURATION'
  | 'STARTING'
  | 'SETUP'
  | 'RUNNING'
  | 'FAILED'
  | 'STOPPING'
  | 'STOPPED'
  | 'TERMINATED'
  | 'FAILING'
  | 'UNRECOGNIZED';

/**
 * `type` is a class name of the server, `name` its title, `attributes` the configuration. `node` is
 * null for global inputs.
 */
export type InputSummary = {
  title: string;
  global: boolean;
  name: string;
  content_pack: string | null;
  created_at: string;
  type: string;
  creator_user_id: string;
  attributes: Record<string, unknown>;
  static_fields: Record<string, string>;
  node: string | null;
  id: string;
};

/**
 * `id` is that of the input. `detailed_message` says why an input failed; the embedded node also
 * reports problems with messages.
 */
export type InputStateSummary = {
  id: string;
  state: InputState;
  started_at: string;
  detailed_message: string | null;
  message_input: InputSummary;
};

export type RequestedField = {
  type: 'text' | 'number' | 'boolean' | 'dropdown' | 'list';
  human_name: string;
  description: string;
  default_value: unknown;
  is_optional: boolean;
  is_encrypted: boolean;
  attributes: string[];
  additional_info: Record<string, Record<string, string>>;
  position: number;
};
export type InputTypeInfo = {
  type: string;
  name: string;
  is_exclusive: boolean;
  requested_configuration: Record<string, RequestedField>;
  link_to_docs: string;
  /** Embedded node only: why inputs of this type cannot run there. Creating one returns 400. */
  unavailable?: string;
};

/**
 * Messages of a sender whose timestamp was in the future when they arrived: its clock is wrong.
 * `offset_ms` is by how much the last one was, `first` and `last` are the earliest and latest
 * timestamp. `address` is null for inputs without a network.
 */
export type FutureSender = {
  address: string | null;
  source: string;
  messages: number;
  offset_ms: number;
  first: string;
  last: string;
  seen_at: string;
};

/**
 * Counters of the embedded node since its start; not part of Graylog. `last_error_at` is ISO 8601.
 */
export type InputCounts = {
  received: number;
  bytes: number;
  malformed: number;
  dropped: number;
  connections: number;
  /** The senders seen last, at most ten. */
  future: { messages: number; senders: FutureSender[] };
  last_error: string | null;
  last_error_at: string | null;
};

export type CodecTypeInfo = {
  type: string;
  name: string;
  requested_configuration: Record<string, RequestedField>;
};

/**
 * Secrets of a configuration are sent as `{ set_value }`, `{ keep_value: true }` or `{
 * delete_value: true }`, and returned as `{ is_set }`.
 */
export type InputRequest = {
  title: string;
  type: string;
  global: boolean;
  configuration: Record<string, unknown>;
  node?: string | null;
};

const byId = ({ id }: { id: string }) => ({ params: { id } });

export const listInputs = endpoint<void, { inputs: InputSummary[]; total: number }>({
  method: 'GET',
  path: '/system/inputs',
  toRequest: () => ({}),
});
export const getInput = endpoint<{ id: string }, InputSummary>({
  method: 'GET',
  path: '/system/inputs/:id',
  toRequest: byId,
});
/** Returns the id of the new input. It may have failed to start, which only its state tells. */
export const createInput = endpoint<InputRequest, { id: string }>({
  method: 'POST',
  path: '/system/inputs',
  status: 201,
  toRequest: (body) => ({ body }),
});
/**
 * Replaces title, node and configuration. Graylog stores them and restarts the input, which may
 * fail. The embedded node stores them only if the changed input runs and returns 422 otherwise; the
 * input then runs as before. `evenIfItFails` has it store them all the same.
 */
export const updateInput = endpoint<
  { id: string; evenIfItFails?: boolean } & InputRequest,
  { id: string }
>({
  method: 'PUT',
  path: '/system/inputs/:id',
  status: 201,
  toRequest: ({ id, evenIfItFails, ...body }) => ({
    params: { id },
    query: { even_if_it_fails: evenIfItFails || undefined },
    body,
  }),
});
/**
 * Stops and deletes an input. On the embedded node this also deletes the messages of the sample
 * input.
 */
export const deleteInput = endpoint<{ id: string }, null>({
  method: 'DELETE',
  path: '/system/inputs/:id',
  status: 204,
  toRequest: byId,
});

/**
 * Adds a field to every message that does not have it; replaces a static field with the same key.
 */
export const setStaticField = endpoint<{ id: string; key: string; value: string }, null>({
  method: 'POST',
  path: '/system/inputs/:id/staticfields',
  status: 201,
  toRequest: ({ id, ...body }) => ({ params: { id }, body }),
});
export const deleteStaticField = endpoint<{ id: string; key: string }, null>({
  method: 'DELETE',
  path: '/system/inputs/:id/staticfields/:key',
  status: 204,
  toRequest: (params) => ({ params }),
});

/** Stopped inputs have no state. */
export const listInputStates = endpoint<void, { states: InputStateSummary[] }>({
  method: 'GET',
  path: '/system/inputstates',
  toRequest: () => ({}),
});
export const getInputState = endpoint<{ id: string }, InputStateSummary>({
  method: 'GET',
  path: '/system/inputstates/:id',
  toRequest: byId,
});
/** By node id. */
export const listClusterInputStates = endpoint<void, Record<string, InputStateSummary[]>>({
  method: 'GET',
  path: '/cluster/inputstates',
  toRequest: () => ({}),
});

/** Idempotent: starting a running input, or stopping a stopped one, succeeds. */
export const startInput = endpoint<{ id: string }, { id: string }>({
  method: 'PUT',
  path: '/system/inputstates/:id',
  toRequest: byId,
});
export const stopInput = endpoint<{ id: string }, { id: string }>({
  method: 'DELETE',
  path: '/system/inputstates/:id',
  toRequest: byId,
});
/** By node id; null if the input is unknown there. */
export const startClusterInput = endpoint<{ id: string }, Record<string, { id: string } | null>>({
  method: 'PUT',
  path: '/cluster/inputstates/:id',
  toRequest: byId,
});
export const stopClusterInput = endpoint<{ id: string }, Record<string, { id: string } | null>>({
  method: 'DELETE',
  path: '/cluster/inputstates/:id',
  toRequest: byId,
});

export const listInputTypes = endpoint<void, { types: Record<string, string> }>({
  method: 'GET',
  path: '/system/inputs/types',
  toRequest: () => ({}),
});
export const listInputTypeInfos = endpoint<void, Record<string, InputTypeInfo>>({
  method: 'GET',
  path: '/system/inputs/types/all',
  toRequest: () => ({}),
});
export const getInputTypeInfo = endpoint<{ type: string }, InputTypeInfo>({
  method: 'GET',
  path: '/system/inputs/types/:type',
  toRequest: ({ type }) => ({ params: { type } }),
});

/** By codec. */
export const listCodecTypes = endpoint<void, Record<string, CodecTypeInfo>>({
  method: 'GET',
  path: '/system/codecs/types/all',
  toRequest: () => ({}),
});

/** Embedded node only; by input id. */
export const listInputCounts = endpoint<void, { counts: Record<string, InputCounts> }>({
  method: 'GET',
  path: '/console/inputs/counts',
  toRequest: () => ({}),
});

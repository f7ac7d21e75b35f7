import { endpoint } from './endpoint';

export type InputState =
  | 'CREATED'
  | 'INITIALIZED'
  | 'INVALID_CONFIGURATION'
  | 'STARTING'
  | 'RUNNING'
  | 'FAILED'
  | 'STOPPING'
  | 'STOPPED'
  | 'TERMINATED'
  | 'FAILING'
  | 'UNRECOGNIZED';

/**
 * `type` is a class name of the server, `name` its reading; `attributes` the configuration. `node`
 * is null for inputs of all nodes.
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
 * `id` is the input's. `detailed_message` says why an input failed; the embedded node also says
 * what went wrong with messages.
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
  /**
   * Only the embedded node sets it: why no such input can run there. Creating one is answered with
   * 400.
   */
  unavailable?: string;
};

/**
 * What the embedded node counts since its start; no endpoint of Graylog. `last_error_at` is ISO
 * 8601.
 */
export type InputCounts = {
  received: number;
  bytes: number;
  malformed: number;
  dropped: number;
  connections: number;
  last_error: string | null;
  last_error_at: string | null;
};

export type CodecTypeInfo = {
  type: string;
  name: string;
  requested_configuration: Record<string, RequestedField>;
};

/**
 * A secret of a configuration is sent as `{ set_value }`, `{ keep_value: true }` or `{
 * delete_value: true }`, and read as `{ is_set }`.
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
/** The id of the new input, which may have failed to start: its state says so. */
export const createInput = endpoint<InputRequest, { id: string }>({
  method: 'POST',
  path: '/system/inputs',
  status: 201,
  toRequest: (body) => ({ body }),
});
/** Replaces title, place and configuration; an input that is not stopped starts again. */
export const updateInput = endpoint<{ id: string } & InputRequest, { id: string }>({
  method: 'PUT',
  path: '/system/inputs/:id',
  status: 201,
  toRequest: ({ id, ...body }) => ({ params: { id }, body }),
});
/** Stops and removes it. The embedded node also removes the messages of the sample. */
export const deleteInput = endpoint<{ id: string }, null>({
  method: 'DELETE',
  path: '/system/inputs/:id',
  status: 204,
  toRequest: byId,
});

/** Adds the field to every message that has none of that name; replaces one of the same key. */
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

/** Inputs that are stopped have no state. */
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

/** Starting one that runs, and stopping one that is stopped, are no errors. */
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
/** By node id; null where the input is unknown. */
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

/** By input id; the embedded node alone has it. */
export const listInputCounts = endpoint<void, { counts: Record<string, InputCounts> }>({
  method: 'GET',
  path: '/console/inputs/counts',
  toRequest: () => ({}),
});

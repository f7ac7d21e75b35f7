import { endpoint } from './endpoint';

export type InputState = 'CREATED' | 'INITIALIZED' | 'INVALID_CONFIGURATION' | 'STARTING' | 'RUNNING' | 'FAILED' | 'STOPPING' | 'STOPPED' | 'TERMINATED' | 'FAILING' | 'UNRECOGNIZED';

/** `type` is a class name of the server, `name` its reading; `attributes` the configuration. `node` is null for inputs of all nodes. */
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

/** `id` is the input's. `detailed_message` says why an input failed; the embedded node also says what went wrong with messages. */
export type InputStateSummary = { id: string; state: InputState; started_at: string; detailed_message: string | null; message_input: InputSummary };

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
  /** Only the embedded node sets it: why no such input can run there. Creating one is answered with 400. */
  unavailable?: string;
};

/** What the embedded node counts since its start; no endpoint of Graylog. `last_error_at` is ISO 8601. */
export type InputCounts = { received: number; bytes: number; malformed: number; dropped: number; connections: number; last_error: string | null; last_error_at: string | null };

const byId = ({ id }: { id: string }) => ({ params: { id } });

export const listInputs = endpoint<void, { inputs: InputSummary[]; total: number }>({ method: 'GET', path: '/system/inputs', toRequest: () => ({}) });
export const getInput = endpoint<{ id: string }, InputSummary>({ method: 'GET', path: '/system/inputs/:id', toRequest: byId });
/** Stops and removes it. The embedded node also removes the messages of the sample. */
export const deleteInput = endpoint<{ id: string }, null>({ method: 'DELETE', path: '/system/inputs/:id', status: 204, toRequest: byId });

/** Inputs that are stopped have no state (graylog-api.md §9). */
export const listInputStates = endpoint<void, { states: InputStateSummary[] }>({ method: 'GET', path: '/system/inputstates', toRequest: () => ({}) });
export const getInputState = endpoint<{ id: string }, InputStateSummary>({ method: 'GET', path: '/system/inputstates/:id', toRequest: byId });
/** By node id. */
export const listClusterInputStates = endpoint<void, Record<string, InputStateSummary[]>>({ method: 'GET', path: '/cluster/inputstates', toRequest: () => ({}) });

export const listInputTypes = endpoint<void, { types: Record<string, string> }>({ method: 'GET', path: '/system/inputs/types', toRequest: () => ({}) });
export const listInputTypeInfos = endpoint<void, Record<string, InputTypeInfo>>({ method: 'GET', path: '/system/inputs/types/all', toRequest: () => ({}) });
export const getInputTypeInfo = endpoint<{ type: string }, InputTypeInfo>({ method: 'GET', path: '/system/inputs/types/:type', toRequest: ({ type }) => ({ params: { type } }) });

/** By input id; the embedded node alone has it. */
export const listInputCounts = endpoint<void, { counts: Record<string, InputCounts> }>({ method: 'GET', path: '/console/inputs/counts', toRequest: () => ({}) });

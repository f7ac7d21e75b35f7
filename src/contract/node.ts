import { endpoint } from './endpoint';
import type { Jvm } from './system';

const nothing = () => ({});
const byNode = ({ nodeId }: ByNode) => ({ params: { nodeId } });
type ByNode = { nodeId: string };

/** A text dump of what each processing thread is doing. */
export type ProcessBufferDump = { processbuffer_dump: Record<string, string> };
/** Instants are ISO 8601 UTC; the epoch means never. */
export type ProcessingStatus = {
  receive_times: { ingest: string; post_processing: string; post_indexing: string };
};
/** On the embedded node, messages are in the journal only while processing is paused. */
export type Journal = {
  enabled: boolean;
  append_events_per_second: number;
  read_events_per_second: number;
  uncommitted_journal_entries: number;
  journal_size: number;
  journal_size_limit: number;
  number_of_segments: number;
  oldest_segment: string | null;
  journal_config: Record<string, string | number> | null;
};
export type Plugin = {
  unique_id: string;
  name: string;
  author: string;
  url: string;
  version: string;
  description: string;
  required_version: string;
  required_capabilities: string[];
};
export type PluginList = { plugins: Plugin[]; total: number };

export const nodeJvm = endpoint<ByNode, Jvm>({
  method: 'GET',
  path: '/cluster/:nodeId/jvm',
  toRequest: byNode,
});

export const DUMP_TYPES = ['application/json', 'text/plain'] as const;

/** The dump alone with `Accept: text/plain`. */
export const threadDump = endpoint<void, { threaddump: string } | string>({
  method: 'GET',
  path: '/system/threaddump',
  answers: 'text',
  mediaTypes: DUMP_TYPES,
  toRequest: nothing,
});
export const nodeThreadDump = endpoint<ByNode, { threaddump: string }>({
  method: 'GET',
  path: '/cluster/:nodeId/threaddump',
  toRequest: byNode,
});
export const processBufferDump = endpoint<void, ProcessBufferDump>({
  method: 'GET',
  path: '/system/processbufferdump',
  toRequest: nothing,
});
export const nodeProcessBufferDump = endpoint<ByNode, ProcessBufferDump>({
  method: 'GET',
  path: '/cluster/:nodeId/processbufferdump',
  toRequest: byNode,
});
export const clusterProcessBufferDump = endpoint<void, Record<string, ProcessBufferDump | null>>({
  method: 'GET',
  path: '/cluster/processbufferdump',
  toRequest: nothing,
});

export const processingStatus = endpoint<void, ProcessingStatus>({
  method: 'GET',
  path: '/system/processing/status',
  toRequest: nothing,
});
export const clusterProcessingStatus = endpoint<void, Record<string, ProcessingStatus | null>>({
  method: 'GET',
  path: '/cluster/processing/status',
  toRequest: nothing,
});

/** The last persisted status. */
export const persistedProcessingStatus = endpoint<void, ProcessingStatus>({
  method: 'GET',
  path: '/system/processing/status/persisted',
  toRequest: nothing,
});
export const clusterPersistedProcessingStatus = endpoint<
  void,
  Record<string, ProcessingStatus | null>
>({ method: 'GET', path: '/cluster/processing/status/persisted', toRequest: nothing });

export const journal = endpoint<void, Journal>({
  method: 'GET',
  path: '/system/journal',
  toRequest: nothing,
});
export const nodeJournal = endpoint<ByNode, Journal>({
  method: 'GET',
  path: '/cluster/:nodeId/journal',
  toRequest: byNode,
});

export const listPlugins = endpoint<void, PluginList>({
  method: 'GET',
  path: '/system/plugins',
  toRequest: nothing,
});
export const listNodePlugins = endpoint<ByNode, PluginList>({
  method: 'GET',
  path: '/cluster/:nodeId/plugins',
  toRequest: byNode,
});

/** A version range of the search engine, such as `^2.0.0`. */
export const searchVersion = endpoint<
  { distribution: string; version: string },
  { satisfied: boolean; errorMessage: string }
>({
  method: 'GET',
  path: '/system/searchVersion/satisfiesVersion/:distribution',
  toRequest: ({ distribution, version }) => ({ params: { distribution }, query: { version } }),
});
export const gettingStarted = endpoint<void, { show: boolean }>({
  method: 'GET',
  path: '/system/gettingstarted',
  toRequest: nothing,
});
/** Hides the getting started page for good; the embedded node never shows it. */
export const dismissGettingStarted = endpoint<void, null>({
  method: 'POST',
  path: '/system/gettingstarted/dismiss',
  status: 204,
  toRequest: nothing,
});

export type MessageProcessors = {
  processor_order: { name: string; class_name: string }[];
  disabled_processors: string[];
};
/** `disabled_processors` are class names. */
export const setMessageProcessors = endpoint<MessageProcessors, MessageProcessors>({
  method: 'PUT',
  path: '/system/messageprocessors/config',
  toRequest: (body) => ({ body }),
});
/** The processors that handle each message between input and storage, in order. */
export const getMessageProcessors = endpoint<void, MessageProcessors>({
  method: 'GET',
  path: '/system/messageprocessors/config',
  toRequest: nothing,
});

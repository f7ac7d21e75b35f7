import { endpoint } from './endpoint';

type ByNode = { nodeId: string };
const nothing = () => ({});
const byNode = ({ nodeId }: ByNode) => ({ params: { nodeId } });

/**
 * Pauses processing: messages are still received and buffered, senders are blocked when the buffer
 * is full, and nothing is stored.
 */
export const pauseProcessing = endpoint<void, null>({
  method: 'PUT',
  path: '/system/processing/pause',
  status: 204,
  toRequest: nothing,
});
export const resumeProcessing = endpoint<void, null>({
  method: 'PUT',
  path: '/system/processing/resume',
  status: 204,
  toRequest: nothing,
});
/** Removes a lock that prevents resuming; the embedded node never sets one. */
export const unlockProcessing = endpoint<void, null>({
  method: 'PUT',
  path: '/system/processing/pause/unlock',
  status: 204,
  toRequest: nothing,
});
export const pauseNodeProcessing = endpoint<ByNode, null>({
  method: 'POST',
  path: '/cluster/:nodeId/processing/pause',
  status: 204,
  toRequest: byNode,
});
export const resumeNodeProcessing = endpoint<ByNode, null>({
  method: 'POST',
  path: '/cluster/:nodeId/processing/resume',
  status: 204,
  toRequest: byNode,
});

/** Shuts the node down gracefully, as a signal would: received messages are stored first. */
export const shutDown = endpoint<void, null>({
  method: 'POST',
  path: '/system/shutdown/shutdown',
  toRequest: nothing,
});
export const shutDownNode = endpoint<ByNode, null>({
  method: 'POST',
  path: '/cluster/:nodeId/shutdown',
  status: 204,
  toRequest: byNode,
});

/** Start-up time in milliseconds of each service, by name and state: `Storage [RUNNING]`. */
export const serviceManager = endpoint<void, Record<string, number>>({
  method: 'GET',
  path: '/system/serviceManager',
  toRequest: nothing,
});

/** Sizes are numbers of messages, times milliseconds, directories file URLs. */
export type ExposedConfiguration = {
  inputbuffer_processors: number;
  processbuffer_processors: number;
  outputbuffer_processors: number;
  output_batch_size: number;
  processor_wait_strategy: string;
  inputbuffer_wait_strategy: string;
  inputbuffer_ring_size: number;
  ring_size: number;
  bin_dir: string;
  data_dir: string;
  plugin_dir: string;
  node_id_file: string;
  allow_highlighting: boolean;
  allow_leading_wildcard_searches: boolean;
  stream_processing_timeout: number;
  stream_processing_max_faults: number;
  output_module_timeout: number;
  stale_leader_timeout: number;
  stale_master_timeout: number;
};
export const exposedConfiguration = endpoint<void, ExposedConfiguration>({
  method: 'GET',
  path: '/system/configuration',
  toRequest: nothing,
});

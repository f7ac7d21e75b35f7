import { pathToFileURL } from 'node:url';
import { exposedConfiguration, serviceManager } from '@/contract/processing';
import type { IngestWriter } from '../ingest/ingest';
import { serve, type RouteTable } from '../http/serve';

export type NodeConfiguration = {
  directory: string;
  leadingWildcards: boolean;
  writer: Pick<IngestWriter, 'queue'>;
  /** Startup times in milliseconds. */
  startTimes: Readonly<Record<string, number>>;
};

/** The node's configuration in Graylog's terms: one thread decodes, one stores. */
export function serveConfiguration(
  table: RouteTable,
  { directory, leadingWildcards, writer, startTimes }: NodeConfiguration,
): void {
  const { limit: queueLimit } = writer.queue();
  const home = pathToFileURL(directory).href;
  serve(table, serviceManager, () =>
    Object.fromEntries(Object.entries(startTimes).map(([name, ms]) => [`${name} [RUNNING]`, ms])),
  );
  serve(table, exposedConfiguration, () => ({
    inputbuffer_processors: 1,
    processbuffer_processors: 1,
    outputbuffer_processors: 1,
    output_batch_size: 512,
    processor_wait_strategy: 'blocking',
    inputbuffer_wait_strategy: 'blocking',
    inputbuffer_ring_size: queueLimit,
    ring_size: queueLimit,
    bin_dir: pathToFileURL(process.cwd()).href,
    data_dir: home,
    plugin_dir: home,
    node_id_file: '',
    allow_highlighting: true,
    allow_leading_wildcard_searches: leadingWildcards,
    stream_processing_timeout: 0,
    stream_processing_max_faults: 0,
    output_module_timeout: 0,
    stale_leader_timeout: 0,
    stale_master_timeout: 0,
  }));
}

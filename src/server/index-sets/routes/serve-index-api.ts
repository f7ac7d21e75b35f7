import { hostname } from 'node:os';
import type { ConfigDocument } from '@/contract/cluster-config';
import { nodeText } from '@/domain/node-text/node-text';
import { indexNotifications } from '../../indices/index-notifications';
import type { Indices } from '../../indices/model/model';
import type { IngestWriter } from '../../ingest/ingest';
import { serveJobs } from '../../jobs/job-routes';
import type { JobWork, SystemJobs } from '../../jobs/system-jobs';
import type { Module } from '../../resource/registry';
import type { Documents } from '../../storage/documents';
import type { StreamStore } from '../../streams/stream-store';
import { serveDeflector } from './deflector-routes';
import type { FailureLog } from '../failure-log';
import { serveIndices } from './index-routes';
import { serveIndexSets } from './index-set-routes';
import type { IndexSetStore } from '../index-set-store';
import { serveIndexer } from './indexer-routes';
import { serveRanges } from './range-routes';
import { serveStrategies } from './strategy-routes';

export type IndexApiOptions = {
  indexSets: IndexSetStore;
  indices: Indices;
  streams: Pick<StreamStore, 'all'>;
  writer: Pick<IngestWriter, 'endTarget'>;
  failures: FailureLog;
  jobs: SystemJobs;
  configs: Documents<ConfigDocument>;
  /** Resolves when messages in flight are stored. */
  settle: () => Promise<void>;
  nodeId: string;
  now: () => number;
};

/** Serves index sets, indices and the jobs they start. */
export const serveIndexApi: Module<IndexApiOptions> = (registry, { indexSets, ...context }) => {
  const { indices, streams, writer, nodeId, now } = context;
  const options = {
    ...context,
    sets: indexSets,
    /** Whether a stream uses the set. */
    isUsed: (setId: string) => streams.all().some(({ index_set_id }) => index_set_id === setId),
    endTarget: writer.endTarget,
  };
  registry.notifications.push(() => indexNotifications(indices, nodeId, now()));

  serveIndexSets(registry, options);
  serveStrategies(registry);
  serveIndices(registry, { ...options, hostname: hostname() });
  serveRanges(registry, options);
  serveDeflector(registry, options);
  serveIndexer(registry, options);
  serveJobs(registry, {
    ...options,
    startable: { fix_deflector_delete_index: nothingToFix, fix_deflector_move_index: nothingToFix },
  });
};

/** In a search cluster an index can have the name of a set's alias; here it cannot. */
const nothingToFix = (): JobWork => ({
  name: 'org.graylog2.indexer.indices.jobs.FixDeflectorJob',
  description: nodeText('node.job.deflector').message,
  run: async () => undefined,
});

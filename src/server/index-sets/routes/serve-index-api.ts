import { hostname } from 'node:os';
import type { ConfigDocument } from '@/contract/cluster-config';
import type { RouteTable } from '../../http/serve';
import type { Indices } from '../../indices/model';
import { serveJobs } from '../../jobs/job-routes';
import type { JobWork, SystemJobs } from '../../jobs/system-jobs';
import type { Documents } from '../../storage/documents';
import { serveDeflector } from './deflector-routes';
import type { FailureLog } from '../failure-log';
import { serveIndices } from './index-routes';
import { serveIndexSets } from './index-set-routes';
import type { IndexSetStore } from '../index-set-store';
import { serveIndexer } from './indexer-routes';
import { serveRanges } from './range-routes';
import { serveStrategies } from './strategy-routes';

export type IndexApiOptions = {
  sets: IndexSetStore;
  indices: Indices;
  failures: FailureLog;
  jobs: SystemJobs;
  configs: Documents<ConfigDocument>;
  /** Whether a stream writes to the set. */
  isUsed: (setId: string) => boolean;
  /** Resolves when what is on its way to an index has arrived. */
  settle: () => Promise<void>;
  /** Nothing more is on its way to the set from now on. */
  endTarget: (setId: string) => void;
  nodeId: string;
  now: () => number;
};

/** Section 10 of graylog-api.md, and the jobs that it starts. */
export function serveIndexApi(table: RouteTable, options: IndexApiOptions): void {
  serveIndexSets(table, options);
  serveStrategies(table);
  serveIndices(table, { ...options, hostname: hostname() });
  serveRanges(table, options);
  serveDeflector(table, options);
  serveIndexer(table, options);
  serveJobs(table, {
    ...options,
    startable: { fix_deflector_delete_index: nothingToFix, fix_deflector_move_index: nothingToFix },
  });
}

/** On a search cluster an index can have the name of a set's alias. Here it cannot. */
const nothingToFix = (): JobWork => ({
  name: 'org.graylog2.indexer.indices.jobs.FixDeflectorJob',
  description: 'Looks for an index with the name of an alias.',
  run: async () => undefined,
});

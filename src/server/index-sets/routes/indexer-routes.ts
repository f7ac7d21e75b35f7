import * as api from '@/contract/indexer';
import { PERMISSIONS } from '@/contract/permissions';
import type { Call } from '../../http/call';
import { Problem } from '../../http/problem';
import { wholeNumber } from '../../http/query-values';
import { serve, type RouteTable } from '../../http/serve';
import type { IndexDescription } from '../../indices/model/model';
import { deflectorOf } from './deflector-routes';
import type { FailureLog } from '../failure-log';
import { templateOf } from '../index-template';
import { managedIndices, newestFirst, setById, type Managed } from '../managed';
import { rangeOf } from './range-routes';

/** The name of the search cluster in the console. */
export const CLUSTER_NAME = 'embedded';

export type IndexerRoutesOptions = Managed & { failures: FailureLog };

/** Presents the node's storage as a search cluster. */
export function serveIndexer(table: RouteTable, options: IndexerRoutesOptions): void {
  const { sets, indices } = options;
  const readCluster = { permission: PERMISSIONS.indexercluster.read };
  serve(table, api.indexerHealth, () => healthOf(options), readCluster);
  serve(table, api.indexerName, () => ({ name: CLUSTER_NAME }), readCluster);

  const overview = (setId: string, { permits }: Call): api.IndexerOverview => {
    const all = newestFirst(indices, setId);
    return {
      deflector: deflectorOf(options, setId),
      indexer_cluster: { health: healthOf(options), name: CLUSTER_NAME },
      counts: { events: all.filter(isOpen).reduce((sum, { messages }) => sum + messages, 0) },
      indices: all.map((index) =>
        summaryOf(index, permits(PERMISSIONS.indexranges.read, index.name)),
      ),
    };
  };
  serve(table, api.indexerOverview, (call) => overview(sets.defaultId(), call));
  serve(table, api.indexerOverviewOfSet, (call) =>
    overview(setById(options, call.params['indexSetId']).id, call),
  );

  serveTemplates(table, options);
  serveFailures(table, options.failures);
}

const isOpen = ({ state }: IndexDescription) => state === 'open';

/** Red if an index is damaged. Closed indices do not count. */
function healthOf(options: Managed): api.ClusterHealth {
  const all = managedIndices(options);
  const damaged = all.filter(({ state }) => state === 'damaged').length;
  return {
    status: damaged > 0 ? 'red' : 'green',
    shards: {
      active: all.filter(isOpen).length,
      initializing: 0,
      relocating: 0,
      unassigned: damaged,
    },
  };
}

const summaryOf = (index: IndexDescription, withRange: boolean): api.IndexSummary => ({
  index_name: index.name,
  size: isOpen(index) ? { events: index.messages, deleted: 0, bytes: index.bytes } : null,
  range: withRange && isOpen(index) ? rangeOf(index) : null,
  is_deflector: index.isWriteIndex,
  is_closed: index.state === 'closed',
  is_reopened: index.reopened,
});

/** Templates are derived from the sets, so they are always up to date. */
function serveTemplates(table: RouteTable, options: Managed): void {
  const templates =
    (permission: string) =>
    ({ permits }: Call) =>
      options.sets
        .all()
        .filter(({ id }) => permits(permission, id))
        .map(templateOf);
  const template =
    (permission: string) =>
    ({ params: { indexSetId = '' }, demand }: Call) => {
      demand(permission, indexSetId);
      return templateOf(setById(options, indexSetId));
    };
  serve(table, api.listIndexTemplates, templates(PERMISSIONS.indexsets.read), {
    permission: PERMISSIONS.indexsets.read,
  });
  serve(table, api.getIndexTemplate, template(PERMISSIONS.indexsets.read));
  serve(table, api.updateIndexTemplates, templates(PERMISSIONS.indexsets.edit));
  serve(table, api.updateIndexTemplate, template(PERMISSIONS.indexsets.edit));
}

function serveFailures(table: RouteTable, failures: FailureLog): void {
  const reading = { permission: PERMISSIONS.indices.failures };
  serve(
    table,
    api.listIndexerFailures,
    ({ query }) => {
      const [limit, offset] = [
        Math.max(0, wholeNumber(query, 'limit', 0)),
        Math.max(0, wholeNumber(query, 'offset', 0)),
      ];
      const all = failures.newestFirst();
      return {
        failures: all.slice(offset, limit === 0 ? undefined : offset + limit),
        total: all.length,
      };
    },
    reading,
  );
  serve(
    table,
    api.countIndexerFailures,
    ({ query }) => {
      const text = query.get('since') ?? '';
      const since = Date.parse(text);
      if (Number.isNaN(since) || !/^\d{4}-\d\d-\d\d/.test(text))
        throw new Problem(400, `Invalid date parameter provided: [${text}]`);
      return {
        count: failures.newestFirst().filter(({ timestamp }) => Date.parse(timestamp) > since)
          .length,
      };
    },
    reading,
  );
}

import * as api from '@/contract/indices';
import { nodeText, type NodeText } from '@/domain/node-text/node-text';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../http/problem';
import { serve, type RouteTable } from '../../http/serve';
import type { IndexDescription } from '../../indices/model/model';
import type { JobWork, SystemJobs } from '../../jobs/system-jobs';
import { managedIndices, setById, type Managed } from '../managed';
import { isManagedName } from '../model';

/** A pause between indices for other statements, in milliseconds. */
const PAUSE_MS = 250;

/** Serves index ranges, which are maintained by writes; a rebuild reads the messages. */
export function serveRanges(table: RouteTable, options: Managed & { jobs: SystemJobs }): void {
  const { jobs } = options;
  const rebuilding = { permission: 'indexranges:rebuild' };
  const open = () => managedIndices(options).filter(({ state }) => state === 'open');

  serve(table, api.listIndexRanges, ({ permits }) => {
    const ranges = open()
      .filter(({ name }) => permits('indexranges:read', name))
      .map(rangeOf)
      .sort((a, b) => (a.index_name < b.index_name ? -1 : 1));
    return { total: ranges.length, ranges };
  });

  serve(table, api.getIndexRange, ({ params: { index = '' }, demand }) => {
    demand('indexranges:read', index);
    demandManaged(options, index);
    const found = open().find(({ name }) => name === index);
    if (!found) throw new Problem(404, `Index range for index <${index}> not found.`);
    return rangeOf(found);
  });

  serve(
    table,
    api.rebuildIndexRanges,
    () => submit(nodeText('node.job.ranges'), open()),
    rebuilding,
  );
  serve(
    table,
    api.rebuildRangesOfSet,
    ({ params: { indexSetId } }) => {
      const { id, title } = setById(options, indexSetId, '!');
      return submit(
        nodeText('node.job.rangesOfSet', { set: title }),
        open().filter(({ setId }) => setId === id),
      );
    },
    rebuilding,
  );
  serve(table, api.rebuildIndexRange, ({ params: { index = '' }, demand }) => {
    demand('indexranges:rebuild', index);
    demandManaged(options, index);
    jobs.submit({
      name: 'org.graylog2.indexer.ranges.CreateNewSingleIndexRangeJob',
      description: nodeText('node.job.rangeOfIndex', { index }).message,
      limit: 1000,
      run: async () => void (await recalculate(options, index)),
    });
    return null;
  });

  const submit = ({ message }: NodeText, indices: readonly IndexDescription[]) => {
    jobs.submit(
      rebuildJob(
        options,
        message,
        indices.map(({ name }) => name),
      ),
    );
    return null;
  };
}

function rebuildJob(options: Managed, description: string, names: readonly string[]): JobWork {
  return {
    name: 'org.graylog2.indexer.ranges.RebuildIndexRangesJob',
    description,
    limit: 1,
    cancelable: true,
    providesProgress: true,
    async run({ progress, signal }) {
      for (const [at, name] of names.entries()) {
        await recalculate(options, name);
        progress((at + 1) / names.length);
        await pause(PAUSE_MS, undefined, { signal });
      }
    },
  };
}

/** The index may have been deleted or closed in the meantime. */
async function recalculate({ indices }: Managed, name: string): Promise<void> {
  if (indices.get(name)?.state === 'open') await indices.calculateRange(name);
}

function demandManaged({ sets }: Managed, index: string): void {
  if (!sets.all().some((set) => isManagedName(set, index)))
    throw new Problem(400, `${index} is not a Graylog-managed Elasticsearch index.`);
}

export const rangeOf = ({
  name,
  range: { begin, end, calculatedAt, tookMs },
}: IndexDescription): api.IndexRangeSummary => ({
  index_name: name,
  begin: new Date(begin).toISOString(),
  end: new Date(end).toISOString(),
  calculated_at: new Date(calculatedAt).toISOString(),
  took_ms: tookMs,
});

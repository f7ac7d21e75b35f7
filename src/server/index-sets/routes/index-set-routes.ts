import * as api from '@/contract/index-sets';
import type { ConfigDocument } from '@/contract/cluster-config';
import { nodeText } from '@/domain/node-text/node-text';
import type { Call } from '../../http/call';
import { Problem } from '../../http/problem';
import { wholeNumber } from '../../http/query-values';
import { serve } from '../../http/serve';
import type { Indices } from '../../indices/model/model';
import type { SystemJobs } from '../../jobs/system-jobs';
import type { Registry } from '../../resource/registry';
import type { Documents } from '../../storage/documents';
import { objectIdAt } from '../../storage/object-id';
import { INDEX_SET_DEFAULTS_CLASS, readIndexSetDefaults } from '../defaults';
import { readIndexSetUpdate, readNewIndexSet } from '../index-set-request';
import type { IndexSetStore } from '../index-set-store';
import { isManagedName, isRegular, isUsable, type StoredIndexSet } from '../model';
import { statsOf } from '../stats';

export type IndexSetRoutesOptions = {
  sets: IndexSetStore;
  indices: Indices;
  configs: Documents<ConfigDocument>;
  jobs: SystemJobs;
  /** Whether a stream uses the set, which then cannot be deleted. */
  isUsed: (id: string) => boolean;
  /** Resolves when messages in flight are stored. */
  settle: () => Promise<void>;
  /** Stops sending messages to the set. */
  endTarget: (setId: string) => void;
  now: () => number;
};

/** Serves index sets, their statistics and the defaults for new ones. */
export function serveIndexSets(table: Registry, options: IndexSetRoutesOptions): void {
  const { sets, indices, configs, now } = options;
  const answer = (set: StoredIndexSet): api.IndexSet => ({
    ...set,
    can_be_default: isUsable(set),
    default: set.id === sets.defaultId(),
  });
  const found = (
    { params: { id = '' } }: Call,
    missing: (id: string) => string,
  ): StoredIndexSet => {
    const set = sets.get(id);
    if (!set) throw new Problem(404, missing(id));
    return set;
  };
  const notLoaded = (id: string) => `Couldn't load index set with ID <${id}>`;

  table.suggestibles.set('index_sets', (permits) =>
    sets
      .all()
      .filter(({ id }) => permits('indexsets:read', id))
      .map(({ id, title, description }) => ({
        id,
        columns: { title, description: description ?? '' },
      })),
  );

  serve(table, api.listIndexSets, ({ query, permits }) => {
    const readable = sets.all().filter(({ id }) => permits('indexsets:read', id));
    const [skip, limit] = [
      Math.max(0, wholeNumber(query, 'skip', 0)),
      wholeNumber(query, 'limit', 0),
    ];
    const shown = limit > 0 ? readable.slice(skip, skip + limit) : readable;
    // All sets regardless of permissions, as in Graylog.
    const stats =
      query.get('stats') === 'true'
        ? Object.fromEntries(sets.all().map(({ id }) => [id, statsOf(indices.list(id))]))
        : {};
    return { total: readable.length, index_sets: shown.map(answer), stats };
  });

  serve(
    table,
    api.indexSetsStats,
    () => statsOf(sets.all().flatMap(({ id }) => indices.list(id))),
    { permission: 'indexsets:read' },
  );

  serve(table, api.getIndexSet, (call) => {
    call.demand('indexsets:read', call.params['id']);
    return answer(found(call, notLoaded));
  });

  serve(table, api.indexSetStats, (call) => {
    call.demand('indexsets:read', call.params['id']);
    return statsOf(indices.list(found(call, notLoaded).id));
  });

  serve(
    table,
    api.createIndexSet,
    async ({ body }) => {
      const wanted = readNewIndexSet(body);
      checkPrefix(sets, wanted.index_prefix);
      const set: StoredIndexSet = { ...wanted, id: objectIdAt(now()), index_template_type: null };
      await sets.save(set);
      try {
        if (set.writable) await indices.ensure({ setId: set.id, prefix: set.index_prefix });
      } catch (error) {
        await sets.remove(set.id);
        throw error;
      }
      return answer(set);
    },
    { permission: 'indexsets:create' },
  );

  serve(table, api.updateIndexSet, async (call) => {
    call.demand('indexsets:edit', call.params['id']);
    const change = readIndexSetUpdate(call.body);
    const set = found(call, (id) => `Index set <${id}> not found`);
    if (!change.writable && set.id === sets.defaultId())
      throw new Problem(409, 'Default index set must be writable.');
    const changed = { ...set, ...change };
    await sets.save(changed);
    if (changed.writable) await indices.ensure({ setId: set.id, prefix: set.index_prefix });
    return answer(changed);
  });

  serve(table, api.setDefaultIndexSet, async (call) => {
    call.demand('indexsets:edit', call.params['id']);
    const set = found(call, (id) => `Index set <${id}> does not exist`);
    if (!isUsable(set)) throw new Problem(409, 'Index set not eligible as default');
    await sets.makeDefault(set.id);
    return answer(set);
  });

  serve(table, api.deleteIndexSet, async (call) => {
    call.demand('indexsets:delete', call.params['id']);
    const set = found(call, (id) => `Index set <${id}> not found.`);
    await remove(set, call.query.get('delete_indices') !== 'false', options);
    return null;
  });

  serve(
    table,
    api.putIndexSetDefaults,
    async ({ body, demand }) => {
      demand('clusterconfigentry:edit');
      const defaults = readIndexSetDefaults(body);
      await configs.put(INDEX_SET_DEFAULTS_CLASS, defaults);
      return defaults;
    },
    { permission: 'clusterconfigentry:create' },
  );
}

/** Prefixes that start with each other would mix up their indices. */
function checkPrefix(sets: IndexSetStore, prefix: string): void {
  const all = sets.all();
  if (all.some((set) => isManagedName(set, `${prefix}_0`)))
    throw new Problem(400, `Index prefix "${prefix}" would conflict with an existing index set!`);
  const near = all.find(
    ({ index_prefix }) => prefix.startsWith(index_prefix) || index_prefix.startsWith(prefix),
  );
  if (near)
    throw new Problem(
      400,
      `Index prefix "${prefix}" would conflict with existing index set prefix "${near.index_prefix}"`,
    );
}

async function remove(
  set: StoredIndexSet,
  withIndices: boolean,
  { sets, indices, jobs, isUsed, settle, endTarget }: IndexSetRoutesOptions,
): Promise<void> {
  if (set.id === sets.defaultId())
    throw new Problem(400, `Default index set <${set.id}> cannot be deleted!`);
  if (isUsed(set.id) || !isRegular(set))
    throw new Problem(404, `Couldn't delete index set with ID <${set.id}>`);
  await sets.remove(set.id);
  endTarget(set.id);
  if (!withIndices) return;
  jobs.submit({
    name: 'org.graylog2.indexer.indices.jobs.IndexSetCleanupJob',
    description: nodeText('node.job.indicesOfSet', { set: set.title }).message,
    run: async () => {
      await settle();
      await indices.removeSet(set.id);
    },
  });
}

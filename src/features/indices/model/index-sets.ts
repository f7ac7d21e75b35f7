import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import {
  deleteIndexSet,
  getIndexSet,
  listIndexSets,
  setDefaultIndexSet,
  type IndexSet,
  type IndexSetStats,
} from '@/contract/index-sets';
import { updateIndexTemplate } from '@/contract/indexer';
import { cycleDeflectorOfSet, rebuildRangesOfSet } from '@/contract/indices';
import { mayOver, PERMISSIONS } from '@/contract/permissions';
import {
  textAttributes,
  type ListPage,
  type ListRequest,
} from '@/shared/entity-list/paging/list-page';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { defineResource, type EntityAction, type EntityPage } from '@/shared/resource/resource';
import { t } from '@/shared/texts/t';
import { DataChoice } from './DataChoice';
import { RotationMeans } from './RotationMeans';

export type IndexSetRow = IndexSet & { stats: IndexSetStats | undefined };

const mayEdit = mayOver(PERMISSIONS.indexsets.edit);
const mayDelete = mayOver(PERMISSIONS.indexsets.delete);

export const detailsPage: EntityPage<IndexSet> = {
  path: paths.indexSet,
  heading: (name) => name,
  label: 'indexSets.details',
  action: 'resource.show',
};
export const configurationPage: EntityPage<IndexSet> = {
  path: (id) => paths.indexSetConfiguration(id, { from: 'details' }),
  heading: (name) => t('indexSets.configurationOf', { name }),
  label: 'indexSets.configuration',
  action: 'resource.edit',
  may: mayEdit,
  fresh: true,
};

const actions: readonly EntityAction<IndexSet>[] = [
  {
    id: 'rotate',
    label: () => t('indexSets.rotate'),
    may: ({ writable }, { permits }) => writable && permits(PERMISSIONS.deflector.cycle),
    run: ({ id }) => call(cycleDeflectorOfSet, { indexSetId: id }),
    question: () => ({
      title: t('indexSets.rotateNow'),
      means: t('indexSets.rotateMeans'),
      Means: RotationMeans,
    }),
    done: ({ title }) => t('indexSets.rotated', { name: title }),
    failed: ({ title }) => t('indexSets.notRotated', { name: title }),
  },
  {
    id: 'ranges',
    label: () => t('indexSets.recalculate'),
    may: (_, { permits }) => permits(PERMISSIONS.indexranges.rebuild),
    run: ({ id }) => call(rebuildRangesOfSet, { indexSetId: id }),
    done: () => t('indexSets.recalculating'),
    failed: () => t('indexSets.notRecalculated'),
  },
  {
    id: 'template',
    label: () => t('indexSets.updateTemplate'),
    may: mayEdit,
    run: ({ id }) => call(updateIndexTemplate, { indexSetId: id }),
    done: ({ title }) => t('indexSets.templateUpdated', { name: title }),
    failed: () => t('indexSets.templateNotUpdated'),
  },
  {
    id: 'default',
    label: () => t('indexSets.makeDefault'),
    may: (set, session) => set.can_be_default && !set.default && mayEdit(set, session),
    run: ({ id }) => call(setDefaultIndexSet, { id }),
    question: () => ({
      title: t('indexSets.makeDefault'),
      means: t('indexSets.makeDefaultMeans'),
    }),
    done: ({ title }) => t('indexSets.madeDefault', { name: title }),
    failed: ({ title }) => t('indexSets.notMadeDefault', { name: title }),
  },
];

export const indexSets = defineResource<IndexSet, IndexSetRow, IndexSet>({
  name: queryRoots.indexSets[0],
  nameOf: ({ title }) => title,
  texts: {
    title: 'indexSets.title',
    lead: 'indexSets.lead',
    empty: 'indexSets.empty',
    emptySaysSo: true,
    loading: 'indexSets.loading',
  },
  list: {
    path: paths.indices,
    permission: PERMISSIONS.indices.read,
    load: loadIndexSets,
    defaults: { sort: { id: 'title', direction: 'asc' } },
  },
  create: {
    permission: PERMISSIONS.indexsets.create,
    label: 'indexSets.new',
    key: 'c',
    lead: 'indexSets.newLead',
  },
  read: (id, signal) => call(getIndexSet, { id }, { signal }),
  param: 'indexSetId',
  pages: [detailsPage, configurationPage],
  actions,
  remove: {
    may: (set, session) => !set.default && mayDelete(set, session),
    run: (id, _session, withData) => remove(id, withData),
    Choice: DataChoice,
    referred: ({ id }) => ({ kind: 'index_set', id }),
    notWhileUsed: true,
    texts: {
      title: 'indexSets.delete',
      means: () => t('indexSets.deleteMeans'),
      done: (name) => t('indexSets.deleted', { name }),
      failed: { title: 'indexSets.notDeleted', text: (reason) => reason },
    },
    bulk: {
      title: (count) => t('indexSets.deleteMany', { count }),
      means: () => t('indexSets.deleteMeans'),
      done: (count) => t('indexSets.deletedMany', { count }),
    },
  },
  // Forms of streams offer index sets; the message counts of the overview come from them.
  affects: [queryRoots.streams],
});

/** The server says of a set that streams use that it does not exist. */
async function remove(id: string, withData: boolean): Promise<void> {
  try {
    await call(deleteIndexSet, { id, delete_indices: withData });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    // Rejects if the set is really gone.
    await call(getIndexSet, { id });
    throw new Error(t('indexSets.usedByStreams'), { cause: error });
  }
}

const sortValues: Readonly<Record<string, (row: IndexSetRow) => string | number>> = {
  title: ({ title }) => title,
  index_prefix: ({ index_prefix: prefix }) => prefix,
  indices: ({ stats }) => stats?.indices ?? 0,
  documents: ({ stats }) => stats?.documents ?? 0,
  size: ({ stats }) => stats?.size ?? 0,
};

/** The server neither searches nor sorts index sets. */
async function loadIndexSets(
  { page, perPage, query, sort }: ListRequest,
  signal: AbortSignal,
): Promise<ListPage<IndexSetRow>> {
  const { index_sets: sets, stats } = await call(
    listIndexSets,
    { skip: 0, limit: 0, stats: true },
    { signal },
  );
  const wanted = query.toLowerCase();
  const valueOf = sortValues[sort.id] ?? (({ title }: IndexSetRow) => title);
  const found = sets
    .filter(({ title, description, index_prefix: prefix }) =>
      [title, description ?? '', prefix].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map((set) => ({ ...set, stats: stats[set.id] }))
    .sort((a, b) => compare(valueOf(a), valueOf(b)) * (sort.direction === 'asc' ? 1 : -1));
  const last = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, last);
  return {
    rows: found.slice((shown - 1) * perPage, shown * perPage),
    total: found.length,
    page: shown,
    attributes: textAttributes({
      title: t('indexSets.column.title'),
      index_prefix: t('indexSets.column.prefix'),
    }),
  };
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));

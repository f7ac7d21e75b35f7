import { call } from '@/api/client';
import * as api from '@/contract/outputs';
import { listStreams } from '@/contract/streams';
import type { ListPage, ListRequest } from '@/shared/entity-list/paging/list-page';
import { pageOfWhole } from '@/shared/entity-list/paging/whole-list';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { defineResource, type EntityPage } from '@/shared/resource/resource';
import { t } from '@/shared/texts/t';
import { mayDelete } from './output-rights';

type Named = { id: string; title: string };
/** An output in the list, with the streams that use it, as far as the user may read them. */
export type OutputRow = api.OutputSummary & { typeName: string; streams: readonly Named[] };

export const detailsPage: EntityPage<api.OutputSummary> = {
  path: paths.output,
  heading: (title) => title,
  label: 'outputs.details',
  action: 'resource.show',
};

export const outputs = defineResource<api.OutputSummary, OutputRow, api.OutputSummary>({
  name: 'outputs',
  nameOf: ({ title }) => title,
  texts: {
    title: 'outputs.title',
    lead: 'outputs.lead',
    empty: 'outputs.empty',
    loading: 'outputs.loading',
  },
  list: {
    path: paths.outputs,
    permission: 'outputs:read',
    load,
    defaults: { sort: { id: 'title', direction: 'asc' } },
  },
  create: { permission: 'outputs:create', label: 'outputs.new', key: 'c' },
  read: (id, signal) => call(api.getOutput, { id }, { signal }),
  pages: [detailsPage],
  remove: {
    may: (_, { permits }) => mayDelete(permits),
    run: (id) => call(api.deleteOutput, { id }),
    referred: ({ id }) => ({ kind: 'output', id }),
    texts: {
      title: 'outputs.delete',
      means: () => t('outputs.deleteMeans'),
      done: (title) => t('outputs.deleted', { title }),
    },
    bulk: {
      permissions: ['outputs:terminate'],
      title: (count) => t('outputs.deleteMany', { count }),
      means: () => t('outputs.deleteMeans'),
    },
  },
  // Streams contain their outputs.
  affects: [queryRoots.streams],
});

async function load(request: ListRequest, signal: AbortSignal): Promise<ListPage<OutputRow>> {
  const [{ outputs: all }, { types }, { streams }] = await Promise.all([
    call(api.listOutputs, undefined, { signal }),
    call(api.listOutputTypes, undefined, { signal }),
    call(listStreams, undefined, { signal }),
  ]);
  const rows = all.map((output) => ({
    ...output,
    typeName: types[output.type]?.name ?? output.type,
    streams: streams.filter((stream) => stream.outputs.some(({ id }) => id === output.id)),
  }));
  return pageOfWhole(rows, request, {
    title: { title: t('outputs.column.title'), value: ({ title }) => title },
    type: { title: t('outputs.column.type'), value: ({ typeName }) => typeName },
    streams: {
      title: t('outputs.column.streams'),
      value: ({ streams: users }) => users.map(({ title }) => title).join(', '),
    },
    creator_user_id: {
      title: t('outputs.column.creator'),
      value: ({ creator_user_id: creator }) => creator,
    },
    created_at: { title: t('outputs.column.created'), value: ({ created_at: at }) => at },
  });
}

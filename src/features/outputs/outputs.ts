import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import * as api from '@/contract/outputs';
import { mayOver, PERMISSIONS } from '@/contract/permissions';
import { getStream, listStreams } from '@/contract/streams';
import { wholeList } from '@/shared/entity-list/paging/lists';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { defineResource, type EntityPage } from '@/shared/resource/resource';
import type { EntityTypes } from '@/shared/resource/typed/typed-form';
import { t } from '@/shared/texts/t';

type Named = { id: string; title: string };
/** An output in the list, with the streams that use it, as far as the user may read them. */
export type OutputRow = api.OutputSummary & { typeName: string; streams: readonly Named[] };

export const streamTitles = ({ streams }: OutputRow) =>
  streams.map(({ title }) => title).join(', ');

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
    permission: PERMISSIONS.outputs.read,
    load: wholeList({
      load,
      columns: {
        title: { title: 'outputs.column.title', value: ({ title }) => title },
        type: { title: 'outputs.column.type', value: ({ typeName }) => typeName },
        streams: { title: 'outputs.column.streams', value: streamTitles },
        creator_user_id: { title: 'outputs.column.creator', value: (one) => one.creator_user_id },
        created_at: { title: 'outputs.column.created', value: (one) => one.created_at },
      },
    }),
    defaults: { sort: { id: 'title', direction: 'asc' } },
  },
  create: { permission: PERMISSIONS.outputs.create, label: 'outputs.new', key: 'c' },
  edit: { may: mayOver(PERMISSIONS.outputs.edit) },
  types: { read: readTypes, of: ({ type }) => type },
  read: (id, signal) => call(api.getOutput, { id }, { signal }),
  param: 'outputId',
  pages: [detailsPage],
  remove: {
    may: (_, { permits }) => permits(PERMISSIONS.outputs.terminate),
    run: (id) => call(api.deleteOutput, { id }),
    referred: ({ id }) => ({ kind: 'output', id }),
    texts: {
      title: 'outputs.delete',
      means: () => t('outputs.deleteMeans'),
      done: (title) => t('outputs.deleted', { title }),
    },
    bulk: {
      permissions: [PERMISSIONS.outputs.terminate],
      title: (count) => t('outputs.deleteMany', { count }),
      means: () => t('outputs.deleteMeans'),
      done: (count) => t('outputs.deletedMany', { count }),
    },
  },
  // Streams contain their outputs.
  affects: [queryRoots.streams],
});

/** By class name, with the sentence that the server says about each. */
async function readTypes(signal: AbortSignal): Promise<EntityTypes> {
  const { types } = await call(api.listOutputTypes, undefined, { signal });
  return Object.fromEntries(
    Object.entries(types).map(([type, info]) => [type, { ...info, description: info.human_name }]),
  );
}

async function load(signal: AbortSignal): Promise<OutputRow[]> {
  const [{ outputs: all }, { types }, { streams }] = await Promise.all([
    call(api.listOutputs, undefined, { signal }),
    call(api.listOutputTypes, undefined, { signal }),
    call(listStreams, undefined, { signal }),
  ]);
  return all.map((output) => ({
    ...output,
    typeName: types[output.type]?.name ?? output.type,
    streams: streams.filter((stream) => stream.outputs.some(({ id }) => id === output.id)),
  }));
}

export const outputQueries = {
  every: queryOptions({
    queryKey: [...queryRoots.outputs, 'every'] as const,
    queryFn: ({ signal }) => call(api.listOutputs, undefined, { signal }),
    select: (answer) => answer.outputs,
  }),
  ofStream: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.outputs, 'of-stream', id] as const,
      queryFn: ({ signal }) => call(api.listStreamOutputs, { id }, { signal }),
      select: (answer) => answer.outputs,
    }),
  /** The stream itself, under the key of the pages of streams. */
  stream: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.streams, 'one', id] as const,
      queryFn: ({ signal }) => call(getStream, { id }, { signal }),
      staleTime: 0,
    }),
};

/** The search for the messages that an output receives; undefined if no stream uses it. */
export function sentMessages(streams: readonly { id: string }[]): string | undefined {
  const [only, ...others] = streams.map(({ id }) => id);
  if (only === undefined) return undefined;
  return others.length === 0
    ? paths.streamSearch(only)
    : paths.search({ streams: [only, ...others].join(',') });
}

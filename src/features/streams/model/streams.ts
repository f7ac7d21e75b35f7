import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/streams';
import { pageList } from '@/shared/entity-list/paging/lists';
import { paths } from '@/shared/paths';
import { defineResource } from '@/shared/resource/resource';
import { t } from '@/shared/texts/t';
import { mayEdit, mayRun } from './stream-rights';

export const runStream = ({ id, on }: { id: string; on: boolean }) =>
  call(on ? api.resumeStream : api.pauseStream, { id });

/** The members that list rows and single streams have in common. */
type Known = Pick<api.StreamRow, 'id' | 'title' | 'disabled' | 'is_default' | 'is_editable'>;

export const streams = defineResource<Known, api.StreamRow, api.Stream>({
  name: 'streams',
  nameOf: ({ title }) => title,
  texts: {
    title: 'streams.title',
    lead: 'streams.lead',
    empty: 'streams.empty',
  },
  list: {
    path: paths.streams,
    load: pageList(api.pageOfStreams),
    defaults: {
      sort: { id: 'title', direction: 'asc' },
      columns: ['title', 'index_set_title', 'rules', 'throughput', 'disabled', 'created_at'],
    },
  },
  create: { permission: PERMISSIONS.streams.create, label: 'streams.new', key: 'c' },
  edit: { may: mayEdit },
  read: (id, signal) => call(api.getStream, { id }, { signal }),
  actions: [
    {
      id: 'resume',
      label: () => t('streams.resume'),
      may: (stream, session) => stream.disabled && mayRun(stream, session),
      run: ({ id }) => runStream({ id, on: true }),
      failed: () => t('streams.notResumed'),
      many: {
        label: 'streams.resume',
        run: (ids) => call(api.resumeStreams, { ids }),
        done: (count) => t('streams.startedMany', { count }),
      },
    },
    {
      id: 'pause',
      label: () => t('streams.pause'),
      may: (stream, session) => !stream.disabled && mayRun(stream, session),
      run: ({ id }) => runStream({ id, on: false }),
      failed: () => t('streams.notPaused'),
      many: {
        label: 'streams.pause',
        run: (ids) => call(api.pauseStreams, { ids }),
        done: (count) => t('streams.pausedMany', { count }),
      },
    },
  ],
  remove: {
    may: mayEdit,
    run: (id) => call(api.deleteStream, { id }),
    referred: ({ id, title }) => ({ kind: 'stream', id, name: title }),
    texts: {
      title: 'streams.deleteOne',
      means: () => t('streams.deleteMeans', { count: 1 }),
      done: (title) => t('streams.deleted', { title }),
    },
    bulk: {
      title: (count) => t('streams.deleteMany', { count }),
      means: (count) => t('streams.deleteMeans', { count }),
      done: (count) => t('streams.deletedMany', { count }),
      run: (ids) => call(api.deleteStreams, { ids }),
    },
  },
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import * as api from '@/contract/grok';
import type { GrokPattern } from '@/contract/grok';
import { mayOver, PERMISSIONS } from '@/contract/permissions';
import { usersOfPatterns } from '@/domain/processing/grok/where-used';
import { wholeList } from '@/shared/entity-list/paging/lists';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { defineResource } from '@/shared/resource/resource';
import { t } from '@/shared/texts/t';

/** A pattern in the list, with the names of the patterns that refer to it. */
export type GrokRow = GrokPattern & { users: readonly string[] };

export const namesOfUsers = ({ users }: GrokRow) => users.join(', ');

/** Graylog manages patterns with the permissions of inputs. */
const { create, edit, read } = PERMISSIONS.inputs;

export const grokPatterns = defineResource<GrokPattern, GrokRow, GrokPattern>({
  name: 'grok_patterns',
  nameOf: ({ name }) => name,
  texts: {
    title: 'grok.title',
    lead: 'grok.lead',
    empty: 'grok.empty',
    loading: 'grok.loading',
  },
  list: {
    path: paths.grokPatterns,
    permission: read,
    load: wholeList({
      load,
      columns: {
        name: { title: 'grok.column.name', value: ({ name }) => name },
        pattern: { title: 'grok.column.pattern', value: ({ pattern }) => pattern },
        users: { title: 'grok.column.users', value: namesOfUsers },
      },
    }),
    defaults: { sort: { id: 'name', direction: 'asc' } },
  },
  create: { permission: create, label: 'grok.new', key: 'c' },
  edit: { may: mayOver(edit) },
  read: (id, signal) => call(api.getGrokPattern, { id }, { signal }),
  remove: {
    may: mayOver(edit),
    run: (id) => call(api.deleteGrokPattern, { id }),
    referred: ({ id, name }) => ({ kind: 'grok_pattern', id, name }),
    texts: {
      title: 'grok.delete',
      means: () => t('grok.deleteMeans'),
      done: (name) => t('grok.deleted', { name }),
    },
    bulk: {
      permissions: [edit],
      title: (count) => t('grok.deleteMany', { count }),
      means: () => t('grok.deleteManyMeans'),
      done: (count) => t('grok.deletedMany', { count }),
    },
  },
});

/** All patterns, which an expression may refer to. */
export const everyPattern = () =>
  queryOptions({
    queryKey: [...queryRoots.grokPatterns, 'every'] as const,
    queryFn: ({ signal }) => call(api.listGrokPatterns, undefined, { signal }),
    select: ({ patterns }) => patterns,
  });

async function load(signal: AbortSignal): Promise<GrokRow[]> {
  const { patterns } = await call(api.listGrokPatterns, undefined, { signal });
  const users = usersOfPatterns(patterns);
  return patterns.map((pattern) => ({ ...pattern, users: users.get(pattern.name) ?? [] }));
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import type { ListAttribute } from '@/contract/page-list';
import { listPermissions } from '@/contract/permissions';
import { getAuthzRole, pageOfAssignees, pageOfRoles, type AuthzRole } from '@/contract/roles';
import { pageOfUsers } from '@/contract/users';
import type { ListPage, ListRequest } from '@/shared/entity-list/list-page';
import { t } from '@/shared/texts/t';

/** A role in the list, with who has it. */
export type RoleRow = AuthzRole & { users: readonly { id: string; username: string }[] };
/** A page with every user. */
const ALL = 10_000;

type Assignees = { page: number; per_page: number; query: string };

export const roleQueries = {
  all: () => ['roles'] as const,
  lists: () => [...roleQueries.all(), 'list'] as const,
  one: (id: string) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'one', id] as const,
      queryFn: ({ signal }) => call(getAuthzRole, { id }, { signal }),
      staleTime: 0,
    }),
  assignees: (id: string, page: Assignees) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'assignees', id, page] as const,
      queryFn: ({ signal }) =>
        call(pageOfAssignees, { id, ...page, sort: 'full_name', order: 'asc' }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Who could be given a role; the root user is not among them. */
  candidates: () =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'users', 'candidates'] as const,
      queryFn: async ({ signal }) =>
        (await call(pageOfUsers, { per_page: ALL, sort: 'full_name', order: 'asc' }, { signal }))
          .users,
    }),
  /** Every permission there is, `streams:read`. */
  permissions: () =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'permissions'] as const,
      queryFn: ({ signal }) => call(listPermissions, undefined, { signal }),
      staleTime: Infinity,
      select: ({ permissions }) =>
        Object.entries(permissions)
          .flatMap(([domain, actions]) => actions.map((action) => `${domain}:${action}`))
          .sort(),
    }),
};

/** What the server's list does not say of itself. */
function attributes(): ListAttribute[] {
  return [
    { id: 'name', title: t('roles.column.name'), type: 'STRING', searchable: true, sortable: true },
    {
      id: 'description',
      title: t('roles.column.description'),
      type: 'STRING',
      searchable: true,
      sortable: true,
    },
    { id: 'id', title: 'id', type: 'OBJECT_ID', searchable: true, sortable: true, hidden: true },
  ];
}

export async function loadRoles(
  { page, perPage, query, sort }: ListRequest,
  signal: AbortSignal,
): Promise<ListPage<RoleRow>> {
  const { roles, total, context } = await call(
    pageOfRoles,
    { page, per_page: perPage, query, sort: sort.id, order: sort.direction },
    { signal },
  );
  return {
    rows: roles.map((role) => ({ ...role, users: context?.users[role.id] ?? [] })),
    total,
    page,
    attributes: attributes(),
  };
}

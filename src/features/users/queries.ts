import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import type { ListAttribute } from '@/contract/page-list';
import { listRoles, pageOfRolesOfUser } from '@/contract/roles';
import { sharesOfUser } from '@/contract/shares';
import { getUserById, listTokens, pageOfUsers, type UserRow } from '@/contract/users';
import type { ListPage, ListRequest } from '@/shared/entity-list/list-page';
import { t } from '@/shared/texts/t';
import { withRoot } from './root-row';

/** More than a user has. */
const ALL = 1_000;

export const userQueries = {
  all: () => ['users'] as const,
  lists: () => [...userQueries.all(), 'list'] as const,
  one: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'one', id] as const,
      queryFn: ({ signal }) => call(getUserById, { id }, { signal }),
      staleTime: 0,
    }),
  tokens: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'tokens', id] as const,
      queryFn: async ({ signal }) =>
        (await call(listTokens, { id }, { signal })).tokens.toSorted((one, other) =>
          one.name.localeCompare(other.name),
        ),
      staleTime: 0,
    }),
  rolesOf: (username: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'roles', username] as const,
      queryFn: async ({ signal }) =>
        (await call(pageOfRolesOfUser, { username, per_page: ALL }, { signal })).roles,
    }),
  shares: (userId: string, page: { page: number; per_page: number; query: string }) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'shares', userId, page] as const,
      queryFn: ({ signal }) => call(sharesOfUser, { userId, ...page }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Every role there is, for who may read them. */
  roles: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'all-roles'] as const,
      queryFn: async ({ signal }) =>
        (await call(listRoles, undefined, { signal })).roles.toSorted((one, other) =>
          one.name.localeCompare(other.name),
        ),
    }),
};

/** What the server's list does not say of itself. */
function attributes(): ListAttribute[] {
  return [
    {
      id: 'full_name',
      title: t('users.column.fullName'),
      type: 'STRING',
      searchable: true,
      sortable: true,
    },
    {
      id: 'username',
      title: t('users.column.username'),
      type: 'STRING',
      searchable: true,
      sortable: true,
    },
    {
      id: 'email',
      title: t('users.column.email'),
      type: 'STRING',
      searchable: true,
      sortable: true,
    },
    { id: 'id', title: 'id', type: 'OBJECT_ID', searchable: true, sortable: true, hidden: true },
  ];
}

/** A page of the users, the root user among them. */
export async function loadUsers(
  request: ListRequest,
  signal: AbortSignal,
): Promise<ListPage<UserRow>> {
  const { page, perPage, query, sort } = request;
  const { users, total, context } = await call(
    pageOfUsers,
    { page, per_page: perPage, query, sort: sort.id, order: sort.direction },
    { signal },
  );
  return {
    ...withRoot({ rows: users, total, root: context.admin_user, request }),
    page,
    attributes: attributes(),
  };
}

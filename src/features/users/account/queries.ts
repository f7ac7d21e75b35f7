import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listRoles, pageOfRolesOfUser } from '@/contract/roles';
import { sharesOfUser } from '@/contract/shares';
import { listTokens } from '@/contract/users';
import { queryRoots } from '@/shared/mutations/query-roots';

/** Page size that fits all roles of a user. */
const ALL_ROLES = 1_000;

export const userQueries = {
  tokens: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.users, 'tokens', id] as const,
      queryFn: async ({ signal }) =>
        (await call(listTokens, { id }, { signal })).tokens.toSorted((one, other) =>
          one.name.localeCompare(other.name),
        ),
      staleTime: 0,
    }),
  rolesOf: (username: string) =>
    queryOptions({
      queryKey: [...queryRoots.users, 'roles', username] as const,
      queryFn: async ({ signal }) =>
        (await call(pageOfRolesOfUser, { username, per_page: ALL_ROLES }, { signal })).roles,
    }),
  shares: (userId: string, page: { page: number; per_page: number; query: string }) =>
    queryOptions({
      queryKey: [...queryRoots.users, 'shares', userId, page] as const,
      queryFn: ({ signal }) => call(sharesOfUser, { userId, ...page }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** All roles, for users who may read them. */
  roles: () =>
    queryOptions({
      queryKey: [...queryRoots.users, 'all-roles'] as const,
      queryFn: async ({ signal }) =>
        (await call(listRoles, undefined, { signal })).roles.toSorted((one, other) =>
          one.name.localeCompare(other.name),
        ),
    }),
};

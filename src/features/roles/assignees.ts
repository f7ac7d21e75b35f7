import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { assignRole, pageOfAssignees, unassignRole } from '@/contract/roles';
import { pageOfUsers } from '@/contract/users';
import type { SearchedPage } from '@/shared/lists/use-paged-search';
import { change } from '@/shared/mutations/change';
import { roles } from './roles';

/** Page size that fits all users. */
const ALL_USERS = 10_000;

export const assigneeQueries = {
  of: (id: string, page: SearchedPage) =>
    queryOptions({
      queryKey: [roles.name, 'assignees', id, page] as const,
      queryFn: ({ signal }) =>
        call(pageOfAssignees, { id, ...page, sort: 'full_name', order: 'asc' }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Users who can be assigned a role; excludes the root user. */
  candidates: () =>
    queryOptions({
      queryKey: [roles.name, 'candidates'] as const,
      queryFn: async ({ signal }) =>
        (
          await call(
            pageOfUsers,
            { per_page: ALL_USERS, sort: 'full_name', order: 'asc' },
            { signal },
          )
        ).users,
    }),
};

export const assign = change(
  roles.keys,
  ({ id, usernames }: { id: string; usernames: readonly string[] }) =>
    call(assignRole, { id, usernames }),
);

export const unassign = (id: string, username: string) => call(unassignRole, { id, username });

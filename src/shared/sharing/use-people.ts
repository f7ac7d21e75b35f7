import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import { pageOfUsers } from '@/contract/users';
import { parseGrn } from '@/domain/permissions/grn';
import { queryRoots } from '@/shared/mutations/query-roots';
import { useSession } from '@/shared/session/session-context';

/** Page size that fits all users. */
const ALL_USERS = 10_000;

/**
 * Username and e-mail address of a user by GRN, because names are not unique. Undefined for other
 * grantees, and for everyone if the signed-in user may not list users.
 */
export function usePeople(): (grn: string) => string | undefined {
  const { permits } = useSession();
  const { data } = useQuery({
    queryKey: [...queryRoots.users, 'people'] as const,
    queryFn: async ({ signal }) => {
      const { users } = await call(pageOfUsers, { per_page: ALL_USERS }, { signal });
      return new Map(
        users.map(({ id, username, email }) => [id, [username, email].filter(Boolean).join(' · ')]),
      );
    },
    enabled: permits(PERMISSIONS.users.list),
  });
  return (grn) => {
    const { type, id } = parseGrn(grn) ?? {};
    return type === 'user' && id !== undefined ? data?.get(id) : undefined;
  };
}

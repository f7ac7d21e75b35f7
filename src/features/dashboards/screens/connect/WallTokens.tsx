import { useQuery } from '@tanstack/react-query';
import Unplug from 'lucide-react/icons/unplug';
import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import { listTokens, type TokenSummary, type UserSummary } from '@/contract/users';
import { formatInstant, readInstant } from '@/domain/format/instants/instant';
import { askToDelete } from '@/shared/confirm/ask';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { queryRoots } from '@/shared/mutations/query-roots';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { expiryColumns } from '@/shared/tokens/TokenExpiry';
import { IconButton } from '@/ui/button/IconButton';
import { DataTable } from '@/ui/table/DataTable';
import { revocationOf } from './revoke-wall';

/** The access tokens of the user whom the walls of a screen sign in as. */
export function WallTokens({ reader }: { reader: UserSummary }) {
  const { zone, permits, user } = useSession();
  const maySee = permits(PERMISSIONS.users.tokenlist, reader.username);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryRoots.users, 'tokens', reader.id] as const,
    queryFn: async ({ signal }) =>
      (await call(listTokens, { id: reader.id }, { signal })).tokens.toSorted((one, other) =>
        one.name.localeCompare(other.name),
      ),
    enabled: maySee,
    staleTime: 0,
  });
  const intro = <p>{t('screens.readerIs', { user: reader.username })}</p>;
  if (!maySee) return intro;
  return (
    <>
      {intro}
      <FailureNotice error={error} retry={() => void refetch()} />
      <DataTable
        label={t('screens.tokens')}
        columns={[
          { id: 'name', title: t('screens.device'), cell: ({ name }: TokenSummary) => name },
          {
            id: 'last_access',
            title: t('screens.lastAccess'),
            // The server reports the epoch for unused tokens.
            cell: ({ last_access: at }: TokenSummary) =>
              readInstant(at) === 0 ? t('screens.never') : formatInstant(at, { zone }),
            width: 'date' as const,
          },
          ...expiryColumns(data ?? []),
        ]}
        rows={data ?? []}
        rowKey={({ id }) => id}
        rowTitle={({ name }) => name}
        texts={tableTexts()}
        empty={<p>{t('screens.noTokens')}</p>}
        renderActions={
          permits(PERMISSIONS.users.tokenremove, reader.username)
            ? (token) => (
                <IconButton
                  label={t('screens.revokeFrom', { name: token.name })}
                  icon={<Unplug aria-hidden size="1.1em" />}
                  onClick={() =>
                    askToDelete(
                      revocationOf({
                        reader,
                        token,
                        others: (data ?? []).filter(({ id }) => id !== token.id),
                        mayEndSessions:
                          reader.id !== user.id && permits(PERMISSIONS.users.edit, reader.username),
                      }),
                    )
                  }
                />
              )
            : undefined
        }
      />
    </>
  );
}

import Trash from 'lucide-react/icons/trash-2';
import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import { deleteToken, type TokenSummary, type UserSummary } from '@/contract/users';
import { formatInstant, readInstant } from '@/domain/format/instants/instant';
import { askToDelete, type Deletion } from '@/shared/confirm/ask';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { expiryColumns } from '@/shared/tokens/TokenExpiry';
import { toasts } from '@/shared/toasts/toast-store';
import { IconButton } from '@/ui/button/IconButton';
import { DataTable } from '@/ui/table/DataTable';
import { users } from '../account/users';

/** The access tokens of a user, without their secrets, which cannot be read again. */
export function TokenTable({
  user,
  tokens,
}: {
  user: UserSummary;
  tokens: readonly TokenSummary[];
}) {
  const { zone, permits } = useSession();
  const mayDelete = permits(PERMISSIONS.users.tokenremove, user.username);
  // The server reports the epoch for unused tokens.
  const lastUse = ({ last_access: at }: TokenSummary) =>
    readInstant(at) === 0 ? t('tokens.never') : formatInstant(at, { zone });
  const columns = [
    { id: 'name', title: t('tokens.column.name'), cell: ({ name }: TokenSummary) => name },
    {
      id: 'last_access',
      title: t('tokens.column.lastAccess'),
      cell: lastUse,
      width: 'date' as const,
    },
    ...expiryColumns(tokens),
  ];
  return (
    <DataTable
      label={t('tokens.list')}
      columns={columns}
      rows={tokens}
      rowKey={({ id }) => id}
      rowTitle={({ name }) => name}
      texts={tableTexts()}
      empty={<p>{t('tokens.empty')}</p>}
      renderActions={
        mayDelete
          ? (token) => (
              <IconButton
                label={`${t('tokens.delete')} ${token.name}`}
                icon={<Trash aria-hidden size="1.1em" />}
                onClick={() => askToDelete(deletionOf(user, token))}
              />
            )
          : undefined
      }
    />
  );
}

const deletionOf = ({ id }: UserSummary, { id: token, name }: TokenSummary): Deletion => ({
  title: t('tokens.delete'),
  names: [name],
  content: <p>{t('tokens.deleteMeans')}</p>,
  run: () => call(deleteToken, { id, token }),
  keys: users.keys,
  done: () => toasts.success(t('tokens.deleted', { name })),
});

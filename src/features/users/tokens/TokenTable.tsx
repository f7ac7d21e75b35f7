import { useMutation } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { call } from '@/api/client';
import { deleteToken, type TokenSummary, type UserSummary } from '@/contract/users';
import { formatInstant, readInstant } from '@/domain/format/instants/instant';
import { DeleteDialog } from '@/shared/confirm/DeleteDialog';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { change } from '@/shared/mutations/change';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { IconButton } from '@/ui/button/IconButton';
import { DataTable } from '@/ui/table/DataTable';
import { users } from '../account/users';

const deletion = change(users.keys, (token: { id: string; token: string }) =>
  call(deleteToken, token),
);

/** The access tokens of a user, without their secrets, which cannot be read again. */
export function TokenTable({
  user,
  tokens,
}: {
  user: UserSummary;
  tokens: readonly TokenSummary[];
}) {
  const { mutateAsync: remove } = useMutation(deletion);
  const { zone, permits } = useSession();
  const [doomed, setDoomed] = useState<TokenSummary>();
  const mayDelete = permits(`users:tokenremove:${user.username}`);
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
  ];
  return (
    <>
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
                  onClick={() => setDoomed(token)}
                />
              )
            : undefined
        }
      />
      {doomed && (
        <DeleteDialog
          title={t('tokens.delete')}
          names={[doomed.name]}
          onDelete={() => remove({ id: user.id, token: doomed.id })}
          onCancel={() => setDoomed(undefined)}
          onDeleted={() => {
            setDoomed(undefined);
            toasts.success(t('tokens.deleted', { name: doomed.name }));
          }}
        >
          <p>{t('tokens.deleteMeans')}</p>
        </DeleteDialog>
      )}
    </>
  );
}

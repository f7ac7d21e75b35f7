import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import { pageOfUsers } from '@/contract/users';
import { FormField } from '@/shared/form/FormField';
import { TextField } from '@/shared/form/fields';
import { ModalForm } from '@/shared/form/DialogForm';
import { messageQueries } from '@/shared/message/facts/message-queries';
import { refresh } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { MultiSelectField } from '@/shared/pickers/MultiSelectField';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { useResourceForm } from '@/shared/resource/ResourceForm';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { viewQueries } from '@/views/storing/queries';
import { screens, type ScreenRow } from '../model/screens';
import { connectWall, NotOnlyReading, type Connected } from './connect-wall';
import { neededStreams } from './needed-streams';

type Values = { reader: string | undefined; streams: readonly string[]; device: string };

/** The option for a user of its own, which is no name of a user. */
const NEW_USER = ':new';
/** Page size that fits all users. */
const ALL = 10_000;

type ConnectDialogProps = {
  row: ScreenRow;
  onConnected: (connected: Connected) => void;
  onClose: () => void;
};

/** Makes an access token for a wall, of a user who may read what the screen shows. */
export function ConnectDialog({ row, ...rest }: ConnectDialogProps) {
  const streams = useQuery(messageQueries.streams());
  const dashboards = useQueries({
    queries: row.screen.playlist.map(({ dashboardId }) => viewQueries.document(dashboardId)),
    combine: (results) => ({
      loading: results.some(({ data, error }) => !data && !error),
      documents: results.flatMap(({ data }) => data ?? []),
    }),
  });
  const { permits } = useSession();
  const users = useQuery({
    queryKey: [...queryRoots.users, 'of-screens'] as const,
    queryFn: async ({ signal }) =>
      (await call(pageOfUsers, { per_page: ALL, sort: 'username', order: 'asc' }, { signal }))
        .users,
    enabled: permits(PERMISSIONS.users.list),
  });
  if (dashboards.loading || streams.isPending || users.isLoading)
    return <Skeleton width="100%" height="2em" />;
  const known = (streams.data ?? []).map(({ id }) => id);
  const needed = neededStreams(dashboards.documents);
  const reader = users.data?.find(({ id }) => id === row.screen.reader)?.username;
  return (
    <Dialog
      {...rest}
      row={row}
      initial={{
        reader: reader ?? (permits(PERMISSIONS.users.create) ? NEW_USER : undefined),
        streams: needed ? known.filter((id) => needed.includes(id)) : known,
        device: t('screens.deviceName', { n: 1 }),
      }}
      users={(users.data ?? []).map(({ username }) => username)}
      mayCreate={permits(PERMISSIONS.users.create)}
      searchesAll={needed === undefined}
    />
  );
}

type DialogProps = ConnectDialogProps & {
  initial: Values;
  users: readonly string[];
  mayCreate: boolean;
  searchesAll: boolean;
};

function Dialog({
  row,
  initial,
  users,
  mayCreate,
  searchesAll,
  onConnected,
  onClose,
}: DialogProps) {
  const streams = useQuery(messageQueries.streams());
  const client = useQueryClient();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const form = useResourceForm<Values, Connected>(screens, {
    initialValues: initial,
    validate: ({ reader, device }) => ({
      ...(reader === undefined && { reader: t('screens.readerNeeded') }),
      ...(/[/\\]|^\.+$/.test(device.trim()) && { device: t('screens.deviceNamePlain') }),
    }),
    onSubmit: async ({ reader, streams: chosen, device }) => {
      setRefused([]);
      return connectWall(row, {
        reader: reader === undefined || reader === NEW_USER ? undefined : { username: reader },
        streams: chosen,
        device: device.trim(),
      }).catch((error: unknown) => {
        if (error instanceof NotOnlyReading) setRefused(error.permissions);
        throw error instanceof NotOnlyReading ? new Error(t('screens.notOnlyReading')) : error;
      });
    },
    onSaved: (connected) => {
      // The new wall is among the tokens of its user, who may be a new one.
      void refresh(client, [queryRoots.users]);
      onConnected(connected);
    },
  });
  return (
    <ModalForm
      form={form}
      title={t('screens.connect')}
      submit={t('screens.createAddress')}
      savesNothing
      onClose={onClose}
    >
      <p>{t('screens.connectLead')}</p>
      {refused.length > 0 && (
        <Notice tone="warning">
          {t('screens.refusedPermissions', { permissions: refused.slice(0, 5).join(', ') })}
        </Notice>
      )}
      <FormField<string | undefined>
        name="reader"
        label={t('screens.reader')}
        help={t('screens.readerHelp')}
        required
      >
        {({ name: _, ...control }) => (
          <SearchSelect
            {...control}
            options={[
              ...(mayCreate ? [{ value: NEW_USER, label: t('screens.newReader') }] : []),
              ...users.map((username) => ({ value: username, label: username })),
            ]}
          />
        )}
      </FormField>
      <MultiSelectField
        name="streams"
        label={t('screens.streams')}
        help={t(searchesAll ? 'screens.streamsAll' : 'screens.streamsNamed')}
        query={streams}
        toOption={({ id, title }) => ({ value: id, label: title })}
      />
      <TextField
        name="device"
        label={t('screens.device')}
        help={t('screens.deviceHelp')}
        required
        maxLength={100}
      />
    </ModalForm>
  );
}

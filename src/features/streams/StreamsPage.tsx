import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StreamRow } from '@/contract/streams';
import { DeleteDialog } from '@/shared/confirm/DeleteDialog';
import type { BulkAction } from '@/shared/entity-list/bulk-action';
import { EntityList } from '@/shared/entity-list/EntityList';
import { ListPage } from '@/shared/entity-list/ListPage';
import { errorText } from '@/shared/failure/error-text';
import { useKeys } from '@/shared/keys/use-keys';
import { paths } from '@/shared/paths';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { useSession } from '@/shared/session/session-context';
import { ShareDialog } from '@/shared/sharing/ShareDialog';
import { useMayShare } from '@/shared/sharing/use-may-share';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { bulkOf, deleteStream, runStream } from './mutations';
import { loadStreams, streamQueries } from './queries';
import { DEFAULT_COLUMNS, streamColumns } from './stream-columns';
import { mayChangeSome, mayClone, mayEdit, mayRun } from './stream-rights';
import type { StreamTask } from './stream-task';
import { StreamDetails } from './StreamDetails';
import { StreamSheet } from './StreamSheet';
import { useStreamTask } from './use-stream-task';

const defaults = { sort: { id: 'title', direction: 'asc' as const }, columns: DEFAULT_COLUMNS };
const sections = [
  { id: 'rules', render: (stream: StreamRow) => <StreamDetails stream={stream} /> },
];
const keyOf = ({ id }: StreamRow) => id;
const titleOf = ({ title }: StreamRow) => title;

/** All streams the user may read. */
export function StreamsPage() {
  const { zone, user, permits } = useSession();
  const sets = useQuery(streamQueries.indexSets());
  const { task, begin, end } = useStreamTask();
  const [doomed, setDoomed] = useState<StreamRow>();
  const [shared, setShared] = useState<StreamRow>();
  const client = useQueryClient();
  const rowActions = useRowActions({ begin, share: setShared, remove: setDoomed });
  const bulkActions = useMemo(
    () => (mayChangeSome(user.permissions) ? bulkActionsOf(client) : []),
    [client, user],
  );
  const columns = useMemo(() => {
    const titles = new Map(sets.data?.map(({ id, title }) => [id, title]));
    return streamColumns({
      zone,
      indexSetTitle: (id) => titles.get(id) ?? (sets.isError ? id : undefined),
      knowsIndexSets: sets.isSuccess,
    });
  }, [zone, sets.data, sets.isError, sets.isSuccess]);
  useKeys(
    t('lists.keys'),
    permits('streams:create')
      ? [{ keys: 'c', label: t('streams.new'), run: () => begin({ kind: 'new' }) }]
      : [],
  );
  const create = (
    <IfPermitted permissions={['streams:create']}>
      <Button
        variant="primary"
        icon={<Plus aria-hidden size="1.1em" />}
        onClick={() => begin({ kind: 'new' })}
      >
        {t('streams.new')}
      </Button>
    </IfPermitted>
  );

  return (
    <ListPage title={t('streams.title')} description={t('streams.lead')} actions={create}>
      <EntityList
        id="streams"
        label={t('streams.title')}
        queryKey={streamQueries.lists()}
        load={loadStreams}
        columns={columns}
        defaults={defaults}
        rowKey={keyOf}
        rowTitle={titleOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        sections={sections}
        favoriteType="stream"
        empty={
          <>
            <p>{t('streams.empty')}</p>
            {create}
          </>
        }
      />
      {task && <StreamSheet key={JSON.stringify(task)} task={task} onClose={end} />}
      {shared && (
        <ShareDialog
          entity={{ type: 'stream', id: shared.id, title: shared.title }}
          onClose={() => setShared(undefined)}
        />
      )}
      {doomed && (
        <DeleteDialog
          title={t('streams.deleteOne')}
          names={[doomed.title]}
          onDelete={() => deleteStream(client, doomed.id)}
          onCancel={() => setDoomed(undefined)}
          onDeleted={() => {
            setDoomed(undefined);
            toasts.success(t('streams.deleted', { title: doomed.title }));
          }}
        >
          <p>{t('streams.deleteMeans', { count: 1 })}</p>
        </DeleteDialog>
      )}
    </ListPage>
  );
}

type RowDuties = {
  begin: (task: StreamTask) => void;
  share: (stream: StreamRow) => void;
  remove: (stream: StreamRow) => void;
};

function useRowActions({ begin, share, remove }: RowDuties) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { permits } = useSession();
  const mayShare = useMayShare();
  const { mutate: run } = useMutation({
    ...runStream(client),
    onError: (error, { on }) =>
      toasts.error(errorText(error), t(on ? 'streams.notResumed' : 'streams.notPaused')),
  });
  return useMemo(
    () =>
      (stream: StreamRow): MenuItem[] => {
        const { id, disabled } = stream;
        return [
          {
            id: 'search',
            label: t('streams.search'),
            onSelect: () => void navigate(paths.streamSearch(id)),
          },
          {
            id: 'rules',
            label: t('streams.rulesAction'),
            onSelect: () => void navigate(paths.editStream(id)),
          },
          ...(mayRun(stream, permits)
            ? [
                {
                  id: 'run',
                  label: t(disabled ? 'streams.resume' : 'streams.pause'),
                  onSelect: () => run({ id, on: disabled }),
                },
              ]
            : []),
          ...(mayEdit(stream, permits)
            ? [
                {
                  id: 'edit',
                  label: t('streams.editAction'),
                  onSelect: () => begin({ kind: 'edit', id }),
                },
              ]
            : []),
          ...(mayClone(stream, permits)
            ? [
                {
                  id: 'clone',
                  label: t('streams.cloneAction'),
                  onSelect: () => begin({ kind: 'clone', id }),
                },
              ]
            : []),
          ...(mayShare({ type: 'stream', id })
            ? [{ id: 'share', label: t('sharing.action'), onSelect: () => share(stream) }]
            : []),
          ...(mayEdit(stream, permits)
            ? [
                { id: 'line', separator: true } as const,
                {
                  id: 'delete',
                  label: t('streams.deleteAction'),
                  danger: true,
                  onSelect: () => remove(stream),
                },
              ]
            : []),
        ];
      },
    [navigate, permits, mayShare, run, begin, share, remove],
  );
}

function bulkActionsOf(client: Parameters<typeof bulkOf>[0]): BulkAction[] {
  const { pause, resume, remove } = bulkOf(client);
  return [
    { id: 'resume', label: t('streams.resume'), run: resume },
    { id: 'pause', label: t('streams.pause'), run: pause },
    {
      id: 'delete',
      label: t('streams.delete'),
      danger: true,
      run: remove,
      confirm: (count) => ({
        title: t('streams.deleteMany', { count }),
        text: t('streams.deleteMeans', { count }),
      }),
    },
  ];
}

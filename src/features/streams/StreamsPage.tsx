import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type * as api from '@/contract/streams';
import { errorText } from '@/shared/failure/error-text';
import { paths } from '@/shared/paths';
import { ResourceList } from '@/shared/resource/ResourceList';
import { useSheet } from '@/shared/resource/sheet/use-sheet';
import { useSession, type Session } from '@/shared/session/session-context';
import { useShareAction } from '@/shared/sharing/use-share-action';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { streamQueries } from './model/queries';
import { streamColumns } from './stream-columns';
import { isBuiltIn, mayEditSome, mayClone, mayEdit, maySeeOutputs } from './model/stream-rights';
import { StreamDetails } from './StreamDetails';
import { streams } from './model/streams';
import { StreamSheet } from './StreamSheet';
import { streamSheet } from './stream-task';

const sections = [
  { id: 'rules', render: (stream: api.StreamRow) => <StreamDetails stream={stream} /> },
];

const whyNotSelectable = (stream: api.StreamRow) =>
  isBuiltIn(stream) ? t('streams.builtInKept') : undefined;

/** All streams that the user may read. */
export function StreamsPage() {
  const session = useSession();
  const { user } = session;
  const navigate = useNavigate();
  const { task, open, close } = useSheet(streamSheet);
  const share = useShareAction('stream');
  const { itemsFor: shareItems } = share;
  const rowActions = useCallback(
    (stream: api.StreamRow, usual: readonly MenuItem[]): MenuItem[] => {
      const { id } = stream;
      const item = (name: string, label: string, onSelect: () => void) => [
        { id: name, label, onSelect },
      ];
      return [
        ...item('search', t('streams.search'), () => void navigate(paths.streamSearch(id))),
        ...item('rules', t('streams.rulesAction'), () => void navigate(paths.editStream(id))),
        ...(maySeeOutputs({ id }, session)
          ? item(
              'outputs',
              t('streams.outputsAction'),
              () => void navigate(paths.streamOutputs(id)),
            )
          : []),
        ...usual,
        ...(mayEdit(stream, session)
          ? item('edit', t('streams.editAction'), () => open({ kind: 'edit', id }))
          : []),
        ...(mayClone(stream, session)
          ? item('clone', t('streams.cloneAction'), () => open({ kind: 'clone', id }))
          : []),
        ...shareItems(stream),
        ...(isBuiltIn(stream)
          ? [
              { id: 'line', separator: true as const },
              {
                id: 'delete',
                label: t('resource.delete'),
                disabled: true,
                title: t('streams.builtInKept'),
                onSelect: () => undefined,
              },
            ]
          : []),
      ];
    },
    [navigate, session, open, shareItems],
  );
  return (
    <ResourceList
      of={streams}
      columns={useColumns()}
      onCreate={() => open({ kind: 'new' })}
      rowActions={rowActions}
      hasBulk={mayEditSome(user.permissions)}
      whyNotSelectable={whyNotSelectable}
      sections={sections}
      favoriteType="stream"
      failure={(error) => ({ title: t('streams.notLoaded'), text: errorText(error) })}
    >
      {task && <StreamSheet key={JSON.stringify(task)} task={task} onClose={close} />}
      {share.dialog}
    </ResourceList>
  );
}

/** The columns; titles of index sets appear once they are loaded. */
function useColumns() {
  const { data, isError, isSuccess } = useQuery(streamQueries.indexSets());
  return useCallback(
    ({ zone }: Session) => {
      const titles = new Map(data?.map(({ id, title }) => [id, title]));
      return streamColumns({
        zone,
        indexSetTitle: (id) => titles.get(id) ?? (isError ? id : undefined),
        knowsIndexSets: isSuccess,
      });
    },
    [data, isError, isSuccess],
  );
}

import { useMutation } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import { closeIndex, deleteIndex, rebuildIndexRange, reopenIndex } from '@/contract/indices';
import { formatBytes, formatCount } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instants/instant';
import type { SetIndex } from '@/domain/index-sets/set-index';
import { ConfirmChange } from '@/shared/confirm/ConfirmChange';
import { errorText } from '@/shared/failure/error-text';
import { change } from '@/shared/mutations/change';
import { paths } from '@/shared/paths';
import { useSession, type Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import { indexSets } from '../model/index-sets';

/** The end of a range does not belong to it. */
const AFTER_LAST_MS = 1;

/** The search for the messages of an index. */
export const searchOfIndex = ({ name, range }: SetIndex): string =>
  paths.search({
    q: `_index:${name}`,
    ...(range
      ? {
          rangetype: 'absolute',
          from: new Date(range.begin).toISOString(),
          to: new Date(range.end + AFTER_LAST_MS).toISOString(),
        }
      : { rangetype: 'relative', relative: '0' }),
  });

type Asked = { action: 'close' | 'delete'; index: SetIndex };

/** The menu of an index, and its confirmations. */
export function useIndexActions(): {
  itemsOf: (index: SetIndex) => MenuItem[];
  dialog: ReactNode;
} {
  const session = useSession();
  const navigate = useNavigate();
  const [asked, ask] = useState<Asked>();
  const { mutate: recalculate } = useMutation({
    ...change(indexSets.keys, (index: string) => call(rebuildIndexRange, { index })),
    onSuccess: () => toasts.success(t('indexSets.recalculating')),
    onError: (error) => toasts.error(errorText(error), t('indexSets.notRecalculated')),
  });
  const { mutate: reopen } = useMutation({
    ...change(indexSets.keys, (index: string) => call(reopenIndex, { index })),
    onSuccess: (_, name) => toasts.success(t('indexSets.reopenedIndex', { name })),
    onError: (error, name) => toasts.error(errorText(error), t('indexSets.notReopened', { name })),
  });
  const itemsOf = useCallback(
    (index: SetIndex): MenuItem[] => {
      const may = rightsOn(index, session);
      const href = searchOfIndex(index);
      return [
        ...(index.state === 'open'
          ? [
              {
                id: 'search',
                label: t('indexSets.searchIndex'),
                href,
                onSelect: () => void navigate(href),
              },
            ]
          : []),
        ...(may.recalculate
          ? [
              {
                id: 'ranges',
                label: t('indexSets.recalculateOne'),
                onSelect: () => recalculate(index.name),
              },
            ]
          : []),
        ...(may.close
          ? [
              {
                id: 'close',
                label: t('indexSets.closeIndex'),
                onSelect: () => ask({ action: 'close', index }),
              },
            ]
          : []),
        ...(may.reopen
          ? [{ id: 'reopen', label: t('indexSets.reopen'), onSelect: () => reopen(index.name) }]
          : []),
        ...(may.delete
          ? [
              { id: 'line', separator: true as const },
              {
                id: 'delete',
                label: t('resource.delete'),
                danger: true,
                onSelect: () => ask({ action: 'delete', index }),
              },
            ]
          : []),
      ];
    },
    [session, navigate, recalculate, reopen],
  );
  return { itemsOf, dialog: asked && <Question {...asked} onClose={() => ask(undefined)} /> };
}

/** The server refuses to close or delete the write index. */
export const rightsOn = (
  { name, state, isWriteIndex }: SetIndex,
  { permits }: Pick<Session, 'permits'>,
) => ({
  recalculate: state === 'open' && permits(`indexranges:rebuild:${name}`),
  close: state === 'open' && !isWriteIndex && permits(`indices:changestate:${name}`),
  reopen: state === 'closed' && permits(`indices:changestate:${name}`),
  delete: !isWriteIndex && permits(`indices:delete:${name}`),
});

const works = { close: closeIndex, delete: deleteIndex };

function Question({ action, index, onClose }: Asked & { onClose: () => void }) {
  const { zone } = useSession();
  const { name, messages, bytes, range, state } = index;
  const mutation = useMutation({
    ...change(indexSets.keys, () => call(works[action], { index: name })),
    onSuccess: () => {
      toasts.success(
        action === 'close'
          ? t('indexSets.closedIndex', { name })
          : t('indexSets.deletedIndex', { name }),
      );
      onClose();
    },
  });
  return (
    <ConfirmChange
      title={action === 'close' ? t('indexSets.closeTitle') : t('indexSets.deleteTitle')}
      mutation={mutation}
      variables={undefined}
      onCancel={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      {state === 'open' && (
        <p>
          {t('indexSets.contents', { messages: formatCount(messages), size: formatBytes(bytes) })}
          {range &&
            ` ${t('indexSets.contentsRange', {
              from: formatInstant(range.begin, { zone }),
              to: formatInstant(range.end, { zone }),
            })}`}
        </p>
      )}
      <p>{t(action === 'close' ? 'indexSets.closeMeans' : 'indexSets.deleteIndexMeans')}</p>
    </ConfirmChange>
  );
}

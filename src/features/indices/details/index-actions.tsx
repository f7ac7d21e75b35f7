import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import { closeIndex, deleteIndex, rebuildIndexRange, reopenIndex } from '@/contract/indices';
import { PERMISSIONS } from '@/contract/permissions';
import { formatBytes } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instants/instant';
import type { SetIndex } from '@/domain/index-sets/set-index';
import { ask, type Question } from '@/shared/confirm/ask';
import { errorText } from '@/shared/failure/error-text';
import { change } from '@/shared/mutations/change';
import { paths } from '@/shared/paths';
import { useSession, type Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import { messageCount } from '@/shared/index-sets/amounts';
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

/** The menu of an index. */
export function useIndexActions(): (index: SetIndex) => MenuItem[] {
  const session = useSession();
  const navigate = useNavigate();
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
  return useCallback(
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
                onSelect: () => ask(questionBefore('close', index)),
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
                onSelect: () => ask(questionBefore('delete', index)),
              },
            ]
          : []),
      ];
    },
    [session, navigate, recalculate, reopen],
  );
}

/** The server refuses to close or delete the write index. */
export const rightsOn = (
  { name, state, isWriteIndex }: SetIndex,
  { permits }: Pick<Session, 'permits'>,
) => ({
  recalculate: state === 'open' && permits(PERMISSIONS.indexranges.rebuild, name),
  close: state === 'open' && !isWriteIndex && permits(PERMISSIONS.indices.changestate, name),
  reopen: state === 'closed' && permits(PERMISSIONS.indices.changestate, name),
  delete: !isWriteIndex && permits(PERMISSIONS.indices.delete, name),
});

const works = { close: closeIndex, delete: deleteIndex };

function questionBefore(action: 'close' | 'delete', index: SetIndex): Question {
  const { name } = index;
  const closes = action === 'close';
  return {
    title: t(closes ? 'indexSets.closeTitle' : 'indexSets.deleteTitle'),
    names: [name],
    content: (
      <>
        <Contents index={index} />
        <p>{t(closes ? 'indexSets.closeMeans' : 'indexSets.deleteIndexMeans')}</p>
      </>
    ),
    run: () => call(works[action], { index: name }),
    keys: indexSets.keys,
    done: () =>
      toasts.success(t(closes ? 'indexSets.closedIndex' : 'indexSets.deletedIndex', { name })),
  };
}

function Contents({ index: { messages, bytes, range, state } }: { index: SetIndex }) {
  const { zone } = useSession();
  if (state !== 'open') return null;
  return (
    <p>
      {t('indexSets.contents', { messages: messageCount(messages), size: formatBytes(bytes) })}
      {range &&
        ` ${t('indexSets.contentsRange', {
          from: formatInstant(range.begin, { zone }),
          to: formatInstant(range.end, { zone }),
        })}`}
    </p>
  );
}

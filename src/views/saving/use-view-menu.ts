import { useNavigate } from 'react-router-dom';
import { PERMISSIONS } from '@/contract/permissions';
import { useSession } from '@/shared/session/session-context';
import { typeName } from '@/shared/sharing/shared-entity';
import { useMayShare } from '@/shared/sharing/use-may-share';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { copyText } from '@/ui/copy-button/copy-text';
import type { MenuItem } from '@/ui/menu/menu-item';
import { useAsStored } from '@/views/decorators/use-decorated';
import { useView } from '@/views/view-state/view-state-context';
import { writeLink } from './link-state';
import { mayEditView } from '@/views/storing/rights';
import { useMayEdit } from '@/views/storing/use-may-edit';
import type { ViewPaths } from '@/views/storing/view-paths';

/** Actions that open a dialog. */
export type ViewTask = 'saveAs' | 'metadata' | 'share' | 'dashboard';

export function useViewMenu(
  paths: ViewPaths,
  begin: (task: ViewTask) => void,
  documentItems: readonly MenuItem[],
): MenuItem[] {
  const { view, isSaved, mayUndo, mayRedo, undo, redo, newest } = useView();
  const asStored = useAsStored();
  const session = useSession();
  const mayShare = useMayShare();
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  /** The address is a complete link, unless a change has no URL parameter. */
  const isSearch = view.type === 'SEARCH';
  const entity = isSearch ? 'search' : 'dashboard';
  const copyLink = async () => {
    const { view: now, isDirty } = newest();
    const fragment = isDirty && isSearch ? await writeLink(asStored(now)) : '';
    if (fragment === undefined) return toasts.error(t('views.linkTooLong'), t('views.failure'));
    const path = fragment !== '' ? paths.ofFragment(fragment) : paths.current();
    const copied = await copyText(new URL(`.${path}`, document.baseURI).href);
    if (copied && isDirty && !isSearch) return toasts.warning(t('views.linkWithoutChanges'));
    return copied
      ? toasts.success(t('views.linkCopied'))
      : toasts.error(t('views.linkNotCopied'), t('views.failure'));
  };
  const isOwner = isSaved && mayShare({ type: entity, id: view.id });
  const shareItem: MenuItem = {
    id: 'share',
    label: t('sharing.share'),
    disabled: !isOwner,
    ...(!isOwner && {
      title: `${t('sharing.notPossible')}: ${t('sharing.onlyOwners', { type: typeName(entity) })}`,
    }),
    onSelect: () => begin('share'),
  };
  const history: MenuItem[] = [
    { id: 'line', separator: true },
    { id: 'undo', label: t('views.undo'), hint: 'Ctrl+Z', disabled: !mayUndo, onSelect: undo },
    {
      id: 'redo',
      label: t('views.redo'),
      hint: 'Ctrl+Shift+Z',
      disabled: !mayRedo,
      onSelect: redo,
    },
  ];
  return [
    {
      id: 'load',
      label: t(isSearch ? 'views.load' : 'views.keyOpenDashboard'),
      hint: 'Ctrl+O',
      onSelect: () => void navigate(paths.list),
    },
    ...(isSearch || isSaved
      ? [{ id: 'link', label: t('views.copyLink'), onSelect: () => void copyLink() }]
      : []),
    ...(isSaved && mayEditView(view, session)
      ? [
          {
            id: 'metadata',
            label: t(isSearch ? 'views.metadata' : 'views.properties'),
            onSelect: () => begin('metadata'),
          },
        ]
      : []),
    ...(isSaved ? [shareItem] : []),
    ...(isSearch && session.permits(PERMISSIONS.dashboards.create)
      ? [{ id: 'dashboard', label: t('views.toDashboard'), onSelect: () => begin('dashboard') }]
      : []),
    ...documentItems,
    ...(mayEdit ? history : []),
  ];
}

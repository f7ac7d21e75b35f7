import { useNavigate } from 'react-router-dom';
import { useSession } from '@/shared/session/session-context';
import { useMayShare } from '@/shared/sharing/use-may-share';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { copyText } from '@/ui/copy-button/copy-text';
import type { MenuItem } from '@/ui/menu/menu-item';
import { useAsStored } from '@/views/decorators/use-decorated';
import { useView } from '@/views/session/session-context';
import { writeLink } from './link-state';
import { canEditSearch } from './rights';
import type { ViewPaths } from './view-paths';

/** Actions that open a dialog. */
export type ViewTask = 'saveAs' | 'metadata' | 'share' | 'dashboard';

export function useViewMenu(paths: ViewPaths, begin: (task: ViewTask) => void): MenuItem[] {
  const { view, isSaved, mayUndo, mayRedo, undo, redo, newest } = useView();
  const asStored = useAsStored();
  const session = useSession();
  const mayShare = useMayShare();
  const navigate = useNavigate();
  /** The address is a complete link, unless a change has no URL parameter. */
  const copyLink = async () => {
    const { view: now, isDirty } = newest();
    const fragment = isDirty ? await writeLink(asStored(now)) : '';
    if (fragment === undefined) return toasts.error(t('views.linkTooLong'), t('views.failure'));
    const path = isDirty ? paths.ofFragment(fragment) : paths.current();
    const copied = await copyText(new URL(`.${path}`, document.baseURI).href);
    return copied
      ? toasts.success(t('views.linkCopied'))
      : toasts.error(t('views.linkNotCopied'), t('views.failure'));
  };
  return [
    {
      id: 'load',
      label: t('views.load'),
      hint: 'Ctrl+O',
      onSelect: () => void navigate(paths.list),
    },
    { id: 'link', label: t('views.copyLink'), onSelect: () => void copyLink() },
    ...(isSaved && canEditSearch(session, view)
      ? [{ id: 'metadata', label: t('views.metadata'), onSelect: () => begin('metadata') }]
      : []),
    ...(isSaved && mayShare({ type: 'search', id: view.id })
      ? [{ id: 'share', label: t('sharing.share'), onSelect: () => begin('share') }]
      : []),
    ...(session.permits('dashboards:create')
      ? [{ id: 'dashboard', label: t('views.toDashboard'), onSelect: () => begin('dashboard') }]
      : []),
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
}

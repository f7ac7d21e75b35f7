import { pageChange } from '@/domain/search/view/edit-pages';
import { MAX_PAGE_TITLE, pagesOf } from '@/domain/search/view/pages';
import { keptText, t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { newIds } from '@/views/storing/new-ids';
import { useView } from '@/views/view-state/view-state-context';

/** What a dialog asks about. */
export type PageTask = { type: 'rename' | 'remove' | 'copy'; pageId: string } | { type: 'arrange' };

/** Actions on the pages of the dashboard, of which all but showing one can be undone. */
export function usePages(begin: (task: PageTask) => void) {
  const { whole, pageId, edit, page } = useView();
  const pages = pagesOf(whole);
  const at = pages.findIndex(({ id }) => id === pageId);
  const titleOf = (id: string) => {
    const index = pages.findIndex((one) => one.id === id);
    return pages[index]?.title || t('dashboards.page', { n: index + 1 });
  };
  const show = (id: string) => {
    if (id !== pageId) page.look(() => ({ page: id }), true);
  };
  const add = () => {
    const id = newIds.id();
    edit(pageChange({ type: 'addPage', pageId: id, title: '' }));
    show(id);
  };
  const duplicate = () => {
    const copyId = newIds.id();
    edit(
      pageChange({
        type: 'duplicatePage',
        pageId,
        copyId,
        title: titleOfCopy(titleOf(pageId)),
        newId: newIds.id,
      }),
    );
    show(copyId);
  };
  const move = (by: 1 | -1) => {
    const [moved, other] = [pages[at], pages[at + by]];
    if (!moved || !other) return;
    const order = pages.with(at, other).with(at + by, moved);
    edit(pageChange({ type: 'arrangePages', pages: order }));
  };
  const menuItems: MenuItem[] = [
    {
      id: 'rename',
      label: t('dashboards.renamePage'),
      onSelect: () => begin({ type: 'rename', pageId }),
    },
    { id: 'duplicate', label: t('dashboards.duplicatePage'), onSelect: duplicate },
    {
      id: 'copy',
      label: t('widgets.toDashboard'),
      onSelect: () => begin({ type: 'copy', pageId }),
    },
    {
      id: 'left',
      label: t('dashboards.movePageLeft'),
      disabled: at <= 0,
      onSelect: () => move(-1),
    },
    {
      id: 'right',
      label: t('dashboards.movePageRight'),
      disabled: at === pages.length - 1,
      onSelect: () => move(1),
    },
    {
      id: 'arrange',
      label: t('dashboards.arrangePages'),
      onSelect: () => begin({ type: 'arrange' }),
    },
    { id: 'line', separator: true },
    {
      id: 'remove',
      label: t('dashboards.removePage'),
      danger: true,
      disabled: pages.length === 1,
      onSelect: () => begin({ type: 'remove', pageId }),
    },
  ];
  return { pages, titleOf, show, add, menuItems };
}

/** Long titles are cut, so that they are still marked as those of copies. */
function titleOfCopy(title: string): string {
  const marked = keptText('dashboards.copyOfPage', { title });
  const over = marked.length - MAX_PAGE_TITLE;
  return over > 0
    ? keptText('dashboards.copyOfPage', { title: title.slice(0, -over).trimEnd() })
    : marked;
}

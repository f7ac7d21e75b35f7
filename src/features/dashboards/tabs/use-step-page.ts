import { pagesOf } from '@/domain/search/view/pages';
import { useView } from '@/views/view-state/view-state-context';

/** Shows the next or the previous page, without going around. */
export function useStepPage(): (by: 1 | -1) => void {
  const { whole, pageId, page } = useView();
  return (by) => {
    const pages = pagesOf(whole);
    const next = pages[pages.findIndex(({ id }) => id === pageId) + by];
    if (next) page.look(() => ({ page: next.id }), true);
  };
}

import { t } from '@/shared/texts/t';

/** Pages of a dashboard to choose from. Those of one title are told apart by their numbers. */
export function pageOptions(
  pages: readonly { id: string; title: string }[],
): { value: string; label: string }[] {
  return pages.map(({ id, title }, at) => {
    const number = t('dashboards.page', { n: at + 1 });
    if (title === '') return { value: id, label: number };
    const isOnly = pages.every((page) => page.id === id || page.title !== title);
    return { value: id, label: isOnly ? title : `${title} (${number})` };
  });
}

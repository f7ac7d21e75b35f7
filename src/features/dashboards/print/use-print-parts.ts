import { formatInstant } from '@/domain/format/instants/instant';
import { pagesOf } from '@/domain/search/view/pages';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { labelOf } from '@/shared/time-range-picker/range-label';
import { ownRangesText } from '../filter/own-ranges';
import { useView } from '@/views/view-state/view-state-context';

/** What is said about a page that is printed: its name, range, query, and the time of printing. */
export function usePrintParts(): (now: number) => string[] {
  const { view, whole, pageId, page } = useView();
  const { zone } = useSession();
  const pages = pagesOf(whole);
  const at = pages.findIndex(({ id }) => id === pageId);
  const name = pages[at]?.title || t('dashboards.page', { n: at + 1 });
  const { filter } = page.state;
  return (now) => [
    ...(pages.length > 1 ? [name] : []),
    filter?.range ? labelOf(filter.range, zone) : ownRangesText(view, zone),
    ...(filter?.query ? [filter.query] : []),
    `${formatInstant(new Date(now).toISOString(), { zone })} (${zone})`,
  ];
}

import { pagesOf } from '@/domain/search/view/pages';
import type { ViewDocument } from '@/domain/search/view/view';
import { t } from '@/shared/texts/t';

/** Says of the page, or of a dashboard with a single one, that it has no widgets. */
export const emptyTitle = (dashboard: ViewDocument): string =>
  t(pagesOf(dashboard).length > 1 ? 'dashboards.emptyFurtherPage' : 'dashboards.emptyPage');

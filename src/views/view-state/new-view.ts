import {
  newDashboardView,
  newSearchView,
  type NewViewIds,
  type NewViewTitles,
} from '@/domain/search/view/new-view';
import type { ViewDocument } from '@/domain/search/view/view';
import { t } from '@/shared/texts/t';
import { SEARCH_IDS } from '@/views/execution/search-request';
import { DEFAULT_COLUMNS } from '@/domain/search/view-state/page-settings';

/** Ids of an unsaved search only need to be unique within it; saving assigns real ones. */
const IDS: NewViewIds = {
  search: '',
  query: SEARCH_IDS.query,
  messageCount: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a04',
  allMessages: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a05',
};

export const newViewTitles = (): NewViewTitles => ({
  messageCount: t('histogram.title'),
  allMessages: t('messages.title'),
});

/** The initial view at `/search`. */
export const newView = (titles: NewViewTitles): ViewDocument =>
  newSearchView(IDS, titles, DEFAULT_COLUMNS);

/** The initial view at `/dashboards/new`. */
export const NEW_DASHBOARD: ViewDocument = newDashboardView(IDS);

import { call } from '@/api/client';
import {
  deleteView,
  deleteViews,
  type listDashboards,
  type listSavedSearches,
  type ViewSummary,
} from '@/contract/views';
import { journal } from '@/shared/drafts/journal';
import { pageList } from '@/shared/entity-list/paging/lists';
import type { Removal } from '@/shared/resource/resource';
import { t } from '@/shared/texts/t';
import { keptVersions } from '@/shared/view-versions/kept-versions';
import { mayDeleteView } from '@/views/storing/rights';

/** The list of saved views of a kind. */
export const viewList = (endpoint: typeof listDashboards | typeof listSavedSearches) => ({
  load: pageList(endpoint),
  defaults: { sort: { id: 'title', direction: 'asc' as const }, perPage: 20 },
});

type Questions = Pick<Removal<ViewSummary>['texts'], 'title' | 'means'>;

/** Deletes views, with their drafts in this browser; `drafts` is the prefix of the drafts' keys. */
export const viewRemoval = (
  drafts: (id: string) => string,
  question: Questions,
  bulk: Pick<NonNullable<Removal<ViewSummary>['bulk']>, 'title' | 'means' | 'done' | 'failed'>,
): Removal<ViewSummary> => ({
  may: mayDeleteView,
  run: async (id) => {
    await call(deleteView, { id });
    for (const { key } of journal.list(drafts(id))) journal.discard(key);
    await keptVersions.forget(id);
  },
  referred: ({ id, type }) => ({ kind: type === 'DASHBOARD' ? 'dashboard' : 'search', id }),
  texts: {
    ...question,
    action: 'lists.delete',
    done: (title) => t('views.deleteDone', { title }),
    doneTitle: 'views.success',
    failed: {
      title: 'views.failure',
      text: (message) => t('views.deleteFailed', { message }),
    },
  },
  bulk: { ...bulk, run: (ids) => call(deleteViews, { ids }) },
});

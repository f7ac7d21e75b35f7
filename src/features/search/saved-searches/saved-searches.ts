import { listSavedSearches, type ViewSummary } from '@/contract/views';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { defineResource } from '@/shared/resource/resource';
import { t } from '@/shared/texts/t';
import { viewList, viewRemoval } from '@/views/list/view-list';
import { savedDrafts } from '@/views/view-state/origin';

export const savedSearches = defineResource<ViewSummary, ViewSummary, ViewSummary>({
  name: queryRoots.savedSearches[0],
  nameOf: ({ title }) => title,
  texts: {
    title: 'views.list',
    lead: 'views.listLead',
    empty: 'views.listEmpty',
    emptySaysSo: true,
  },
  list: {
    path: paths.savedSearches,
    ...viewList(listSavedSearches),
  },
  remove: viewRemoval(
    savedDrafts,
    {
      title: 'views.deleteOne',
      means: (title) => t('views.deleteAsk', { title }),
    },
    {
      title: (count) => t('views.deleteManyTitle', { count }),
      means: (count) => t('views.deleteMany', { count }),
      done: (count) => t('views.deletedMany', { count }),
      failed: (failed, selected) => t('views.someNotDeleted', { failed, selected }),
    },
  ),
});

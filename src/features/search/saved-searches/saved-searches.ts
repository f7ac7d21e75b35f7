import { call } from '@/api/client';
import { deleteView, deleteViews, listSavedSearches, type ViewSummary } from '@/contract/views';
import { journal } from '@/shared/drafts/journal';
import {
  fromPageList,
  toPageListQuery,
  type ListPage,
  type ListRequest,
} from '@/shared/entity-list/paging/list-page';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { defineResource } from '@/shared/resource/resource';
import { t } from '@/shared/texts/t';
import { canEditView } from '@/views/saving/rights';
import { savedDrafts } from '@/views/session/origin';

const load = async (request: ListRequest, signal: AbortSignal): Promise<ListPage<ViewSummary>> =>
  fromPageList(await call(listSavedSearches, toPageListQuery(request), { signal }));

export const savedSearches = defineResource<ViewSummary, ViewSummary, ViewSummary>({
  name: queryRoots.savedSearches[0],
  nameOf: ({ title }) => title,
  texts: { title: 'views.list', lead: 'views.listLead', empty: 'views.listEmpty' },
  list: {
    path: paths.savedSearches,
    load,
    defaults: { sort: { id: 'title', direction: 'asc' }, perPage: 20 },
  },
  remove: {
    may: (view, session) => canEditView(session, view),
    run: async (id) => {
      await call(deleteView, { id });
      for (const { key } of journal.list(savedDrafts(id))) journal.discard(key);
    },
    texts: {
      action: 'lists.delete',
      title: 'views.deleteOne',
      means: (title) => t('views.deleteAsk', { title }),
      done: (title) => t('views.deleteDone', { title }),
      doneTitle: 'views.success',
    },
    bulk: {
      title: (count) => t('views.deleteManyTitle', { count }),
      means: (count) => t('views.deleteMany', { count }),
      failed: (failed, selected) => t('views.someNotDeleted', { failed, selected }),
      run: (ids) => call(deleteViews, { ids }),
    },
  },
});

import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(
  ['indexSets', 'strategies', 'references', 'lists', 'forms', 'controls'],
  {
    indices: async () => (await import('./list/IndexSetsPage')).IndexSetsPage,
    indexerFailures: async () => (await import('./failures/FailuresPage')).FailuresPage,
    newIndexSet: async () => (await import('./form/NewIndexSetPage')).NewIndexSetPage,
    indexSet: async () => (await import('./details/IndexSetPage')).IndexSetPage,
    indexSetConfiguration: async () => (await import('./form/EditIndexSetPage')).EditIndexSetPage,
  },
);

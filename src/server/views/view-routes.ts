import type { ListAttribute } from '@/contract/page-list';
import { getView, listDashboards, listSavedSearches, listViews, type ViewSummary } from '@/contract/views';
import { pageList } from '../http/page-list';
import { Problem } from '../http/problem';
import { pageOf } from '../http/query-values';
import { serve, type RouteTable } from '../http/serve';

const attributes = (searchable: boolean): ListAttribute[] => [
  { id: '_id', title: 'id', type: 'OBJECT_ID', sortable: true, searchable: true, hidden: true },
  { id: 'title', title: 'Title', type: 'STRING', sortable: true, searchable: true },
  { id: 'created_at', title: 'Created', type: 'DATE', sortable: true, filterable: true },
  { id: 'description', title: 'Description', type: 'STRING', sortable: true, ...(searchable && { searchable }) },
  { id: 'summary', title: 'Summary', type: 'STRING', sortable: true, ...(searchable && { searchable }) },
  { id: 'owner', title: 'Owner', type: 'STRING', sortable: true },
  { id: 'favorite', title: 'Favorite', type: 'STRING', sortable: false },
];

/** Nobody can save a view yet: the lists are empty and no view exists. */
export function serveViews(table: RouteTable): void {
  serve(table, listViews, ({ query }) => {
    const { page, perPage } = pageOf(query);
    return { total: 0, count: 0, page, per_page: perPage, grand_total: 0, views: [] };
  });
  serve(table, getView, ({ params: { id = '' } }) => {
    throw new Problem(404, `View ${id} doesn't exist`);
  });
  serve(table, listDashboards, ({ query }) => pageList<ViewSummary>([], attributes(true), query, ({ title }) => title));
  serve(table, listSavedSearches, ({ query }) => pageList<ViewSummary>([], attributes(false), query, ({ title }) => title));
}

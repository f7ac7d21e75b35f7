import { endpoint } from '@/contract/endpoint';
import { pageList, type ListAttribute, type PageList } from '../http/page-list';
import { Problem } from '../http/problem';
import { pageOf } from '../http/query-values';
import { serve, type RouteTable } from '../http/serve';

type ViewSummary = { id: string; title: string };
/** The flat envelope (graylog-api.md §0.5 A). */
type ViewPage = { total: number; count: number; page: number; per_page: number; grand_total: number; views: never[] };

const listViews = endpoint<void, ViewPage>({ method: 'GET', path: '/views', toRequest: () => ({}) });
const getView = endpoint<{ id: string }, ViewSummary>({ method: 'GET', path: '/views/:id', toRequest: ({ id }) => ({ params: { id } }) });
const listDashboards = endpoint<void, PageList<ViewSummary>>({ method: 'GET', path: '/dashboards', toRequest: () => ({}) });
const listSavedSearches = endpoint<void, PageList<ViewSummary>>({ method: 'GET', path: '/search/saved', toRequest: () => ({}) });

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

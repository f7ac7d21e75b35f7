import { endpoint } from './endpoint';
import type { PageList } from './page-list';

export type ViewSummary = { id: string; title: string };
/** The flat envelope (graylog-api.md §0.5 A). */
type ViewPage = { total: number; count: number; page: number; per_page: number; grand_total: number; views: never[] };

export const listViews = endpoint<void, ViewPage>({ method: 'GET', path: '/views', toRequest: () => ({}) });
export const getView = endpoint<{ id: string }, ViewSummary>({ method: 'GET', path: '/views/:id', toRequest: ({ id }) => ({ params: { id } }) });
export const listDashboards = endpoint<void, PageList<ViewSummary>>({ method: 'GET', path: '/dashboards', toRequest: () => ({}) });
export const listSavedSearches = endpoint<void, PageList<ViewSummary>>({ method: 'GET', path: '/search/saved', toRequest: () => ({}) });

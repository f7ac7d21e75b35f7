import type { BulkResult } from './bulk';
import { bulkRequest } from './bulk';
import { endpoint } from './endpoint';
import { withNativeTexts, withOurTexts } from './native-texts';
import type { PageList } from './page-list';
import { mayOver, PERMISSIONS, type May } from './permissions';

/** A saved search or a dashboard in a list. `created_at` is ISO 8601 UTC. */
export type ViewSummary = {
  id: string;
  type: 'SEARCH' | 'DASHBOARD';
  title: string;
  summary: string;
  description: string;
  search_id: string;
  properties: unknown[];
  requires: Record<string, unknown>;
  owner: string | null;
  created_at: string;
  /** Favourite of the caller. */
  favorite: boolean;
};
/** `state` by query id. Unknown members written by clients are returned unchanged. */
export type View = ViewSummary & { state: Record<string, unknown> };
/** `type` defaults to DASHBOARD. */
export type ViewDraft = Pick<View, 'title' | 'search_id' | 'state'> &
  Partial<Pick<View, 'type' | 'summary' | 'description' | 'properties' | 'requires'>>;

type Kind = Pick<View, 'id' | 'type'>;

/** Dashboards can also be granted by permissions of their own. */
export const mayRead: May<Kind> = (view, { permits }) =>
  permits(PERMISSIONS.view.read, view.id) ||
  (view.type === 'DASHBOARD' && permits(PERMISSIONS.dashboards.read, view.id));
export const mayEdit: May<Kind> = (view, { permits }) =>
  permits(PERMISSIONS.view.edit, view.id) ||
  (view.type === 'DASHBOARD' && permits(PERMISSIONS.dashboards.edit, view.id));
export const mayDelete = mayOver(PERMISSIONS.view.delete);

/** A paginated response without nesting. */
export type ViewPage = {
  total: number;
  count: number;
  page: number;
  per_page: number;
  query: string;
  grand_total: number;
  views: View[];
};
export type ViewListQuery = {
  page?: number;
  per_page?: number;
  query?: string | undefined;
  sort?: string;
  order?: 'asc' | 'desc';
};
type FilteredListQuery = ViewListQuery & { filters?: readonly string[] };

type ById = { id: string };
const queried = (query: FilteredListQuery | void) => (query ? { query: { ...query } } : {});
const byId = ({ id }: ById) => ({ params: { id } });

/** Since 7.0 views are written in an envelope, and texts are widgets of a type that Graylog knows. */
const written = (view: ViewDraft) => ({
  entity: { ...view, state: withNativeTexts(view.state) },
});
const read = (view: View): View => ({ ...view, state: withOurTexts(view.state) });

/** Saved searches and dashboards, with their state. */
export const listViews = endpoint<ViewListQuery | void, ViewPage>({
  method: 'GET',
  path: '/views',
  toRequest: queried,
});
/**
 * Also records the view as opened by the caller. The id `default` is the default view of new
 * searches.
 */
export const getView = endpoint<ById, View>({
  method: 'GET',
  path: '/views/:id',
  toRequest: byId,
  dialects: [{ since: '7.0', toOutput: read }],
});
export const createView = endpoint<ViewDraft, View>({
  method: 'POST',
  path: '/views',
  toRequest: (body) => ({ body }),
  dialects: [{ since: '7.0', toRequest: (view) => ({ body: written(view) }), toOutput: read }],
});
export const updateView = endpoint<ById & { view: ViewDraft }, View>({
  method: 'PUT',
  path: '/views/:id',
  toRequest: ({ id, view }) => ({ params: { id }, body: view }),
  dialects: [
    {
      since: '7.0',
      toRequest: ({ id, view }) => ({ params: { id }, body: written(view) }),
      toOutput: read,
    },
  ],
});
/** Returns the deleted view. */
export const deleteView = endpoint<ById, View>({
  method: 'DELETE',
  path: '/views/:id',
  toRequest: byId,
});
export const deleteViews = endpoint<{ ids: readonly string[] }, BulkResult>({
  method: 'POST',
  path: '/views/bulk_delete',
  toRequest: bulkRequest,
});
export const setDefaultView = endpoint<ById, null>({
  method: 'PUT',
  path: '/views/:id/default',
  status: 204,
  toRequest: byId,
});
/**
 * Views with a parameter that accepts the value; Graylog Open has no parameters, so there are none.
 */
export const viewsForValue = endpoint<{ value: unknown }, ViewSummary[]>({
  method: 'POST',
  path: '/views/forValue',
  toRequest: (body) => ({ body }),
});
export const listDashboards = endpoint<FilteredListQuery | void, PageList<ViewSummary>>({
  method: 'GET',
  path: '/dashboards',
  toRequest: queried,
});
export const listSavedSearches = endpoint<FilteredListQuery | void, PageList<ViewSummary>>({
  method: 'GET',
  path: '/search/saved',
  toRequest: queried,
});

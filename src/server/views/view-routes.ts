import type { ListAttribute } from '@/contract/page-list';
import * as api from '@/contract/views';
import type { ViewSummary } from '@/contract/views';
import type { Call } from '../http/call';
import { flatList } from '../http/lists/flat-list';
import { pageList } from '../http/lists/page-list';
import { serve, type RouteTable } from '../http/serve';
import { mayRead, type View } from './view';
import { serveViewChanges } from './view-changes';
import {
  answerOf,
  grnOfView,
  summaryOf,
  unknownView,
  versionOf,
  type ViewServices,
} from './view-services';

const attributes = (searchable: boolean): ListAttribute[] => [
  { id: '_id', title: 'id', type: 'OBJECT_ID', sortable: true, searchable: true, hidden: true },
  { id: 'title', title: 'Title', type: 'STRING', sortable: true, searchable: true },
  { id: 'created_at', title: 'Created', type: 'DATE', sortable: true, filterable: true },
  {
    id: 'description',
    title: 'Description',
    type: 'STRING',
    sortable: true,
    ...(searchable && { searchable }),
  },
  {
    id: 'summary',
    title: 'Summary',
    type: 'STRING',
    sortable: true,
    ...(searchable && { searchable }),
  },
  { id: 'owner', title: 'Owner', type: 'STRING', sortable: true },
  { id: 'favorite', title: 'Favorite', type: 'STRING', sortable: false },
];
const FIELDS = {
  title: 'STRING',
  id: 'OBJECT_ID',
  summary: 'STRING',
  description: 'STRING',
  owner: 'STRING',
  created_at: 'DATE',
} as const;

function valueOf(
  row: Pick<ViewSummary, 'id' | 'title' | 'created_at' | 'description' | 'summary' | 'owner'>,
  field: string,
): string {
  switch (field) {
    case '_id':
    case 'id':
      return row.id;
    case 'created_at':
    case 'description':
    case 'summary':
      return row[field];
    case 'owner':
      return row.owner ?? '';
    default:
      return row.title;
  }
}

/** Saved searches and dashboards. Lists hold what the caller may read. */
export function serveViews(table: RouteTable, services: ViewServices): void {
  const { views, defaultView, favorites, lastOpened } = services;
  const readable = ({ permits }: Call) => views.all().filter((view) => mayRead(permits, view));
  const summaries = (call: Call, type: View['type']) =>
    readable(call)
      .filter((view) => view.type === type)
      .map((view) => summaryOf(view, favorites.of(call.user.id)));

  serve(table, api.listViews, (call) => {
    const { rows, ...page } = flatList(readable(call), call.query, {
      fields: FIELDS,
      sorts: Object.keys(FIELDS),
      defaultSort: 'title',
      valueOf: (view: View, field) => valueOf(view, field),
    });
    return {
      ...page,
      grand_total: views.all().length,
      views: rows.map((view) => answerOf(view, favorites.of(call.user.id))),
    };
  });
  serve(table, api.getView, async ({ params: { id = '' }, user, permits, reply }) => {
    const view = views.get(id === 'default' ? (defaultView.get('default')?.id ?? '') : id);
    // What may not be read does not exist.
    if (!view || !mayRead(permits, view)) throw unknownView(id);
    await lastOpened.note(user.id, grnOfView(view), view.title);
    reply.headers.set('etag', versionOf(view));
    return answerOf(view, favorites.of(user.id));
  });
  serve(table, api.listDashboards, (call) =>
    pageList(summaries(call, 'DASHBOARD'), attributes(true), call.query, valueOf, {
      sorts: ['id'],
    }),
  );
  serve(table, api.listSavedSearches, (call) =>
    pageList(summaries(call, 'SEARCH'), attributes(false), call.query, valueOf, { sorts: ['id'] }),
  );
  serve(table, api.viewsForValue, () => []);
  serveViewChanges(table, services);
}

import type { ViewOrigin } from '@/domain/search/view-state/view-state';

/** What a page starts from, if not from a new search. */
export type Origin = ViewOrigin & {
  /** What a page calls a search that is not saved; by default a new search. */
  title?: string;
  /** Prefix of the keys under which unsaved changes are kept in this browser, one per visit. */
  drafts: string;
  /** The path of the page with these URL parameters. */
  pathOf: (parameters: Readonly<Record<string, string>>) => string;
};

/** The drafts of a stored search. */
export const savedDrafts = (viewId: string): string => `search.view.${viewId}`;

/** The drafts of a stored dashboard. */
export const dashboardDrafts = (viewId: string): string => `dashboard.view.${viewId}`;

/** The drafts of dashboards that were never saved. */
export const NEW_DASHBOARD_DRAFTS = 'dashboard.view.new';

/** The drafts of searches that were never saved. */
export const NEW_DRAFTS = 'search.view.new';

/** The draft key of one visit to a search. */
export const visitDraftKey = (drafts: string, visitId: string): string => `${drafts}.${visitId}`;

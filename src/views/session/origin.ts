import type { SessionOrigin } from '@/domain/search/session/session';

/** What a page shows before anything is changed, where that is not the usual new search. */
export type Origin = SessionOrigin & {
  /** Unsaved changes are kept in this browser under this name. */
  draftKey: string;
  /** The address of the page with these parameters. */
  pathOf: (parameters: Readonly<Record<string, string>>) => string;
  /** Names the changes of a link that are shown beside the user's own unsaved ones. */
  branch?: string;
};

/** Names the unsaved changes of a stored search. */
export const savedDraftKey = (viewId: string): string => `search.view.${viewId}`;

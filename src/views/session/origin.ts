import type { SessionOrigin } from '@/domain/search/session/session';

/** What a page starts from, if not from a new search. */
export type Origin = SessionOrigin & {
  /** The key under which unsaved changes are kept in this browser. */
  draftKey: string;
  /** The path of the page with these URL parameters. */
  pathOf: (parameters: Readonly<Record<string, string>>) => string;
  /**
   * Id of the draft branch for changes from a link, which are kept apart from the user's own
   * unsaved ones.
   */
  branch?: string;
};

/** The draft key of a stored search. */
export const savedDraftKey = (viewId: string): string => `search.view.${viewId}`;

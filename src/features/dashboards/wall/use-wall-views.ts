import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sameJson } from '@/domain/same-json';
import { pagesOf } from '@/domain/search/view/pages';
import type { ViewDocument } from '@/domain/search/view/view';
import { readScreen } from '@/domain/screens/screen-codec';
import type { Screen } from '@/domain/screens/screen';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { viewQueries } from '@/views/storing/queries';

/** Changes of the screen and of its dashboards appear within this time. */
const REREAD_MS = 60_000;
/** What could not be loaded yet, so that nothing is shown for it. */
const RETRY_MS = 5_000;

/** Stays the same object until something changes, so that widgets are not rendered again. */
const viewQuery = (id: string) => ({
  ...viewQueries.document(id),
  gcTime: Infinity,
  refetchInterval: ({ state: { data, error } }: { state: { data: unknown; error: unknown } }) =>
    data === undefined && !isPageFailure(error) ? RETRY_MS : REREAD_MS,
  refetchIntervalInBackground: true,
  structuralSharing: (before: unknown, after: unknown) =>
    sameJson(before, after) ? before : after,
});

export type WallViews = {
  title: string;
  screen: Screen;
  /** Dashboards that can be shown, by id. */
  dashboards: ReadonlyMap<string, ViewDocument>;
  /** Ids of those that are missing, not shared with the user, or without pages. */
  missing: readonly string[];
  /** The screen was deleted, or is not shared with the user any more. */
  isGone: boolean;
};

/** The screen and its dashboards; undefined while they load. */
export function useWallViews(screenId: string): {
  views: WallViews | undefined;
  /** Why there is no screen. */
  error: Error | null;
} {
  const { data: view, error } = useQuery(viewQuery(screenId));
  const isGone = isPageFailure(error);
  const screen = useMemo(() => view && readScreen(view.properties), [view]);
  const ids = useMemo(
    () => [...new Set(screen?.playlist.map(({ dashboardId }) => dashboardId))],
    [screen],
  );
  const found = useQueries({
    queries: ids.map(viewQuery),
    combine: (results) => ({
      loading: results.some(({ data, error: failure }) => !data && !failure),
      documents: results.map(({ data, error: failure }) =>
        data && isShowable(data) && !isPageFailure(failure) ? data : undefined,
      ),
    }),
  });
  const { loading, documents } = found;
  const views = useMemo((): WallViews | undefined => {
    if (!view || !screen || (loading && documents.every((one) => one === undefined)))
      return undefined;
    const dashboards = new Map(
      documents.flatMap((document) => (document ? [[document.id, document] as const] : [])),
    );
    const missing = loading ? [] : ids.filter((id) => !dashboards.has(id));
    return { title: view.title, screen, dashboards, missing, isGone };
  }, [view, screen, ids, loading, documents, isGone]);
  // Another playlist is shown once one of its dashboards is here.
  const [last, setLast] = useState(views);
  if (views && views !== last) setLast(views);
  return { views: views ?? last, error: view ? null : error };
}

/** Parameters and other requirements belong to enterprise plugins. */
const isShowable = (document: ViewDocument): boolean =>
  pagesOf(document).length > 0 &&
  Object.keys(document.requires).length === 0 &&
  document.search.parameters.length === 0;

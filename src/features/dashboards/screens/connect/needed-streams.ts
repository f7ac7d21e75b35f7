import type { ViewDocument } from '@/domain/search/view/view';

/**
 * The streams that the widgets of dashboards search; undefined if one of them searches every stream
 * that its viewer may read.
 */
export function neededStreams(dashboards: readonly ViewDocument[]): string[] | undefined {
  const widgets = dashboards.flatMap(({ states }) =>
    Object.values(states).flatMap((state) =>
      state.widgets.filter(({ kind }) => kind !== 'foreign'),
    ),
  );
  if (widgets.some(({ streams }) => streams.length === 0)) return undefined;
  return [...new Set(widgets.flatMap(({ streams }) => streams))];
}

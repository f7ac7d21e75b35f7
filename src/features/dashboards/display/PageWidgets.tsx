import { memo, Suspense, useCallback, useMemo } from 'react';
import styled from 'styled-components';
import type { VariableValues } from '@/domain/search/view-state/variable-address';
import { queryOfPage, type PageFilter } from '@/domain/search/view/pages';
import type { ViewDocument } from '@/domain/search/view/view';
import { RenderAgainContext } from '@/shared/failure/RuntimeBoundary';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { Highlighting } from '@/views/highlighting/Highlighting';
import { ReadOnlyViewState } from '@/views/view-state/ReadOnlyViewState';
import { ResultsSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import { LiveWidgets } from '@/views/widget-run/LiveWidgets';
import { WidgetGrid } from '@/views/widget-grid/LazyWidgetGrid';
import { emptyTitle } from './empty-title';
import { useFitting } from './use-fitting';
import { useScreenfuls } from './use-screenfuls';

type PageWidgetsProps = {
  document: ViewDocument;
  pageId: string;
  filter: PageFilter | undefined;
  /** Values of variables instead of their defaults. */
  variables?: VariableValues | undefined;
  /** Seconds between refreshes of a widget. */
  refresh: number;
  /**
   * On a wall, the seconds for which the page is shown. Nothing in it can be pressed, because what
   * opens then would hide newer data, or lead to pages that need a session.
   */
  pictureFor?: number | undefined;
};

/** All widgets of a visit belong to one run, so that a page shows its last data at once. */
const RUN = 'display';
/** A widget that could not be drawn is drawn again: nobody presses a button in full screen. */
const RENDER_AGAIN_MS = 30_000;
const NO_ACTIONS = {};
const ignore = () => {};

/** The widgets of a page of a dashboard, which are refreshed and cannot be changed. */
export const PageWidgets = memo(function PageWidgets({
  document,
  pageId,
  filter,
  variables,
  refresh,
  pictureFor,
}: PageWidgetsProps) {
  const { ref: fitted, zoom } = useFitting(`${document.id} ${pageId}`);
  const scrolled = useScreenfuls(pictureFor);
  const isPicture = pictureFor !== undefined;
  const ref = useCallback(
    (frame: HTMLDivElement | null) => {
      const ends = [fitted(frame), scrolled(frame)];
      return () => ends.forEach((end) => end?.());
    },
    [fitted, scrolled],
  );
  const window = useMemo(
    () => filter?.range ?? queryOfPage(document, pageId).timerange,
    [filter, document, pageId],
  );
  const windowOf = useCallback(() => window, [window]);
  return (
    <ReadOnlyViewState
      document={document}
      pageId={pageId}
      filter={filter}
      variables={variables}
      run={RUN}
    >
      <RenderAgainContext value={RENDER_AGAIN_MS}>
        <LiveWidgets every={refresh}>
          <Highlighting execution={undefined} fieldActions={NO_ACTIONS}>
            <Widgets key={`${document.id} ${pageId}`} ref={ref} $fits={isPicture} inert={isPicture}>
              <div style={{ zoom }}>
                <Suspense fallback={<ResultsSkeleton />}>
                  <WidgetGrid
                    windowOf={windowOf}
                    run={RUN}
                    outdated={false}
                    page={undefined}
                    locked
                    empty={<EmptyState title={emptyTitle(document)} />}
                    onQueryChange={ignore}
                    onZoom={ignore}
                  />
                </Suspense>
              </div>
            </Widgets>
          </Highlighting>
        </LiveWidgets>
      </RenderAgainContext>
    </ReadOnlyViewState>
  );
});

/** Widgets cannot be changed here, so the buttons in their heads are hidden, except for legends. */
const Widgets = styled.div<{ $fits: boolean }>`
  min-width: 0;
  padding: ${({ theme }) => theme.space.m};
  overflow: ${({ $fits }) => ($fits ? 'hidden' : 'auto')};
  section > header button:not([data-legend] button) {
    display: none;
  }
  /* Nobody moves widgets here, and charts would be drawn for each step of a change of the scale. */
  .react-grid-layout,
  .react-grid-item {
    transition: none;
  }
  ${({ $fits }) => $fits && '[data-not-printed] { display: none; }'}
`;

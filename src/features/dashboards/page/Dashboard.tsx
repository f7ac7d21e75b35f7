import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import styled from 'styled-components';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { t } from '@/shared/texts/t';
import { useIsNarrow } from '@/ui/media/use-media';
import { Notice } from '@/ui/notice/Notice';
import { KeptDraftNote } from '@/views/address/KeptDraftNote';
import { onlyQuery } from '@/domain/search/view/view';
import { TableExport } from '@/views/export/TableExport';
import { PageLayout } from '@/views/page/PageLayout';
import type { ShownVisit } from '@/views/page/VisitedViewState';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { useQueryChange } from '@/views/view-state/use-query-change';
import { useSidebar } from '@/views/sidebar/use-sidebar';
import { ResultsSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import { LegacyNotice } from '@/views/widget-grid/legacy/LegacyNotice';
import { RESULTS_ID } from '@/views/widget-controls/widget-focus';
import { WidgetGrid } from '@/views/widget-grid/LazyWidgetGrid';
import { LiveWidgets } from '@/views/widget-run/LiveWidgets';
import { refreshByUser } from '@/views/widget-run/request/refresh-by-user';
import { PageTabs } from '../tabs/PageTabs';
import { DashboardHead } from './DashboardHead';
import { DashboardSidebar, READER_SECTIONS } from './DashboardSidebar';
import { EmptyPage } from './EmptyPage';
import { useStepPage } from '../tabs/use-step-page';
import { useSwipe } from './use-swipe';
import { UnlessNoStreams } from './UnlessNoStreams';

/** The page of a dashboard: each widget is searched by itself. */
export function Dashboard({ visit }: { visit: ShownVisit }) {
  const { view, isSaved, page, pageId } = useView();
  const { state, run, execute } = page;
  const { timerange } = onlyQuery(view);
  const mayEdit = useMayEdit();
  const sidebar = useSidebar('dashboard', useIsNarrow(), mayEdit ? undefined : READER_SECTIONS);
  const client = useQueryClient();
  const swipe = useSwipe(useStepPage());
  const title = isSaved ? view.title : t('dashboards.new');
  // Offered until users begin to work here.
  const kept = run === visit.id ? visit.kept : undefined;
  const windowOf = useCallback(() => timerange, [timerange]);
  const zoom = useCallback(
    (range: AbsoluteRange) => execute(({ filter }) => ({ filter: { ...filter, range } })),
    [execute],
  );
  const changeText = useQueryChange(
    useCallback(
      (changed) =>
        execute(({ filter }) => {
          const query = changed(filter?.query ?? '');
          return {
            filter: { ...(filter?.range && { range: filter.range }), ...(query && { query }) },
          };
        }),
      [execute],
    ),
  );
  return (
    <PageLayout>
      <PageTitle title={title} />
      <TableExport>
        <DashboardHead
          title={title}
          onRefresh={() => void refreshByUser(client)}
          onSidebar={sidebar.narrow ? () => sidebar.show('description') : undefined}
        />
        <PageTabs panelId={RESULTS_ID} />
        <DashboardSidebar sidebar={sidebar} onQueryChange={changeText}>
          <Panel
            key={pageId}
            id={RESULTS_ID}
            role="tabpanel"
            tabIndex={-1}
            aria-label={t('dashboards.widgetsOf', { title })}
            {...swipe}
          >
            {kept?.parameters && (
              <KeptDraftNote {...visit} kept={kept} isSaved={isSaved} isDashboard />
            )}
            {state.invalidRange && <Notice tone="warning">{t('dashboards.invalidRange')}</Notice>}
            {mayEdit && <LegacyNotice />}
            <UnlessNoStreams>
              <LiveWidgets every={state.refresh}>
                <Suspense fallback={<ResultsSkeleton />}>
                  <WidgetGrid
                    windowOf={windowOf}
                    run={run}
                    outdated={state.invalidRange !== undefined}
                    page={undefined}
                    locked={!mayEdit}
                    empty={<EmptyPage />}
                    onQueryChange={changeText}
                    onZoom={zoom}
                  />
                </Suspense>
              </LiveWidgets>
            </UnlessNoStreams>
          </Panel>
        </DashboardSidebar>
      </TableExport>
    </PageLayout>
  );
}

/** Positioned, because visually hidden texts inside it are placed relative to it. */
const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  height: 100%;
  padding: ${({ theme }) => theme.space.m};
  overflow: auto;
  outline: none;
  @media print {
    display: block;
    height: auto;
    padding-inline: 0;
    overflow: visible;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    padding-inline: ${({ theme }) => theme.space.s};
    /* The page itself scrolls, so that what sticks to its lower edge does so to that of the screen. */
    overflow: visible;
  }
`;

import { Suspense, useCallback, useRef } from 'react';
import { withCommentsOf, withoutComments } from '@/domain/query/syntax/comments';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { useSession } from '@/shared/session/session-context';
import { SkipLinks } from '@/shared/skip-links/SkipLinks';
import { withTexts } from '@/shared/texts/load-texts';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useIsNarrow } from '@/ui/media/use-media';
import { useStableWhilePressed } from '@/ui/press/use-stable-while-pressed';
import { useDecorated } from '@/views/decorators/use-decorated';
import { isKeywordError } from '@/views/execution/error-reasons';
import { useExecution } from '@/views/execution/executions';
import { ExportButton } from '@/views/export/ExportButton';
import { FieldList } from '@/views/field-list/FieldList';
import { FieldWidgetsContext } from '@/views/field-list/field-widgets-context';
import { useFieldWidgets } from '@/views/field-list/use-field-widgets';
import { useFollow } from '@/views/follow/use-follow';
import { Highlighting } from '@/views/highlighting/Highlighting';
import { PageLayout } from '@/views/page/PageLayout';
import type { ShownVisit } from '@/views/page/VisitedViewState';
import { useView } from '@/views/view-state/view-state-context';
import { useQueryChange } from '@/views/view-state/use-query-change';
import { useTable } from '@/views/view-state/use-table';
import { SidebarPanel } from '@/views/sidebar/Panels';
import { Sidebar } from '@/views/sidebar/Sidebar';
import { useSidebar } from '@/views/sidebar/use-sidebar';
import { ResultsSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import { ResultWidgets } from '@/views/widget-grid/ResultWidgets';
import { useViewPaths } from '../address/use-view-paths';
import { SearchBar } from '../search-bar/SearchBar';
import { StatusLine } from '../status/StatusLine';
import { Above, ResultsPane } from './ResultsPane';
import { SearchTitle } from './SearchTitle';
import { useSkipTargets, useFieldList } from './use-field-list';
import { useFirstRender } from './use-first-render';
import { useSearchKeys } from './use-search-keys';
import { useWindowMoves } from './use-window-moves';

const KeptDraftNote = lazyComponent(
  withTexts(['views'], async () => (await import('@/views/address/KeptDraftNote')).KeptDraftNote),
);
const SearchActions = lazyComponent(
  withTexts(
    ['views', 'forms', 'sharing', 'controls', 'lists'],
    async () => (await import('./SearchActions')).SearchActions,
  ),
  { visibleAtStart: true },
);

/** The page of a search: runs the request in its address and shows the results. */
export function Search({ visit }: { visit: ShownVisit }) {
  const { page, isSaved } = useView();
  const { state, run, execute } = page;
  const { zone } = useSession();
  const request = useDecorated(page.request);
  const search = useExecution(
    request,
    run,
    state.follow ? undefined : state.refresh,
    !state.invalidRange,
  );
  const execution = useStableWhilePressed(search.execution);
  const follows = state.follow === true && !search.outdated;
  const shown = useFollow(execution, follows);
  const isRendered = useFirstRender(shown !== undefined);
  const editor = useRef<TextEditor>(null);
  const sidebar = useSidebar('search', useIsNarrow());
  const fields = useFieldList(sidebar);
  const skipTargets = useSkipTargets(editor, sidebar, fields.open);
  const viewPaths = useViewPaths();
  const widgets = useFieldWidgets({ request, execution: shown, onCreated: sidebar.leave });
  const { changeColumns, changeSort } = useTable();
  const { window, shift, widen } = useWindowMoves(page, execution);
  const zoom = useCallback((range: AbsoluteRange) => execute({ range }), [execute]);
  const changeText = useQueryChange(
    useCallback(
      (changed) =>
        execute(({ query }) => ({ query: withCommentsOf(query, changed(withoutComments(query))) })),
      [execute],
    ),
  );
  // Offered until users begin to work here.
  const kept = run === visit.id ? visit.kept : undefined;
  // Everything around the rows loads after they are drawn.
  const settled =
    isRendered || search.error !== null || search.cancelled || state.invalidRange !== undefined;
  useSearchKeys({
    editor,
    failed: settled && !execution,
    rerun: () => execute({}),
    shift,
    widen: () => widen?.(),
  });

  const actions = {
    columns: state.columns,
    onColumnsChange: changeColumns,
    onQueryChange: changeText,
  };
  const fieldList = (
    <FieldWidgetsContext value={widgets.actions}>
      <FieldList
        {...actions}
        requested={fields.requested}
        request={request}
        settled={settled && !isKeywordError(search.error)}
        execution={shown}
      />
    </FieldWidgetsContext>
  );
  return (
    <PageLayout>
      <SearchTitle named={visit.title} streams={state.streams} search={search} />
      <SkipLinks targets={skipTargets} />
      <SearchBar
        page={page}
        busy={search.busy}
        error={search.error}
        onCancel={search.cancel}
        settled={settled}
        execution={execution}
        window={window}
        zone={zone}
        editor={editor}
        keptText={kept?.parameters ? undefined : kept?.typed}
        onFields={sidebar.narrow ? fields.open : undefined}
      />
      <StatusLine
        search={search}
        following={follows ? shown : undefined}
        zone={zone}
        run={run}
        actions={
          execution && (
            <>
              <Suspense>
                <SearchActions paths={viewPaths} />
              </Suspense>
              <ExportButton execution={execution} columns={state.columns} />
            </>
          )
        }
      />
      <Sidebar
        sidebar={sidebar}
        panel={(section) => (
          <SidebarPanel
            section={section}
            request={request}
            execution={execution}
            fieldList={fieldList}
            onDone={sidebar.leave}
          />
        )}
      >
        <Highlighting
          execution={execution}
          fieldActions={{ onStatistics: fields.openField, ...widgets.actions }}
        >
          <ResultsPane search={search}>
            {kept?.parameters && (
              <Above data-notice>
                <Suspense>
                  <KeptDraftNote {...visit} kept={kept} isSaved={isSaved} />
                </Suspense>
              </Above>
            )}
            {(shown ? !isRendered : search.busy) && <ResultsSkeleton />}
            {!isPageFailure(search.error) && shown && isRendered && (
              <ResultWidgets
                {...actions}
                execution={shown}
                run={run}
                outdated={search.outdated || execution !== search.execution}
                sort={state.sort}
                onSortChange={changeSort}
                onWiden={widen}
                onZoom={zoom}
              />
            )}
          </ResultsPane>
        </Highlighting>
      </Sidebar>
      {widgets.dialog}
    </PageLayout>
  );
}

import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { withCommentsOf, withoutComments } from '@/domain/query/comments';
import type { ViewDocument } from '@/domain/search/view';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { isPageFailure } from '@/shared/failure/describe-failure';
import type { QueryChange } from '@/shared/message/query-change';
import { useSession } from '@/shared/session/session-context';
import { SkipLinks } from '@/shared/skip-links/SkipLinks';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { shiftRange, widenRange, type MoveRange } from '@/shared/time-range-picker/move-range';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useIsNarrow } from '@/ui/listeners/use-media';
import { Notice } from '@/ui/notice/Notice';
import { useStableWhilePressed } from '@/ui/press/use-stable-while-pressed';
import { useDecorated } from '@/views/decorators/use-decorated';
import { newView, newViewTitles } from '@/views/session/new-view';
import { savedDraftKey, type Origin } from '@/views/session/origin';
import { useTable } from '@/views/session/use-table';
import { useView } from '@/views/session/session-context';
import { SessionProvider } from '@/views/session/SessionProvider';
import { useExecution } from '@/views/execution/executions';
import { ExportButton } from '@/views/export/ExportButton';
import { FieldList } from '@/views/field-list/FieldList';
import { useFollow } from '@/views/follow/use-follow';
import { Highlighting } from '@/views/highlighting/Highlighting';
import { LINK_MARK } from '@/domain/search/session/address';
import { RESULTS_ID } from '@/views/widgets/controls/arrivals';
import { ResultsSkeleton } from '@/views/widgets/frame/ResultsSkeleton';
import { ResultWidgets } from '@/views/widgets/grid/ResultWidgets';
import { useOpenStored } from '../address/use-open-stored';
import { usePageAddress } from '../address/use-page-address';
import { movableWindow, movedWindow } from '../search-bar/moved-window';
import { SearchBar } from '../search-bar/SearchBar';
import { SidebarPanel } from '../sidebar/Panels';
import { FIELDS_ID, Sidebar } from '../sidebar/Sidebar';
import { useSidebar } from '../sidebar/use-sidebar';
import { fadedWhen } from '../status/faded';
import { SearchProblems } from '../status/SearchProblems';
import { StatusLine } from '../status/StatusLine';
import { changeQuery } from './change-query';
import { SearchTitle } from './SearchTitle';
import { useFirstDrawing } from './use-first-drawing';
import { goTo, useSearchKeys } from './use-search-keys';

/** A new search, that of a stream, or one that is saved or came with a link. */
export function SearchPage({ origin }: { origin?: Origin }) {
  const { hash } = useLocation();
  if (origin || !hash.startsWith(LINK_MARK)) return <Opened origin={origin} />;
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <LinkedSearch fragment={hash}>{(linked) => <Opened origin={linked} />}</LinkedSearch>
    </Suspense>
  );
}

const LinkedSearch = lazyComponent(
  withTexts(['views'], async () => (await import('./LinkedSearch')).LinkedSearch),
);
const OwnChangesNote = lazyComponent(
  withTexts(['views'], async () => (await import('./OwnChangesNote')).OwnChangesNote),
);
const ViewControls = lazyComponent(
  withTexts(
    ['views', 'forms', 'sharing', 'controls', 'lists'],
    async () => (await import('@/views/saving/ViewControls')).ViewControls,
  ),
  { visibleAtStart: true },
);

function Opened({ origin }: { origin: Origin | undefined }) {
  const { streamId } = useParams();
  const { messageCount, allMessages } = newViewTitles();
  const begun = useMemo(() => newView({ messageCount, allMessages }), [messageCount, allMessages]);
  const address = usePageAddress(origin);
  const draftKey = origin?.draftKey ?? `search.view.${streamId ?? 'new'}`;
  const opened = useMemo(
    () => origin ?? ({ kind: 'new', document: begun } as const),
    [origin, begun],
  );
  return (
    <SessionProvider
      key={draftKey}
      draftKey={draftKey}
      address={address}
      origin={opened}
      open={useOpenStored(origin)}
      draftKeyOf={savedDraftKey}
    >
      <Search beside={origin?.branch === undefined ? undefined : origin.document} />
    </SessionProvider>
  );
}

function Search({
  beside,
}: {
  /** The saved search, if a link shows other changes than the user's own unsaved ones. */ beside:
    ViewDocument | undefined;
}) {
  const { state, request: plain, run, unreadableRange, execute, present } = useView().page;
  const { zone } = useSession();
  const request = useDecorated(plain);
  const search = useExecution(request, run, state.follow ? undefined : state.refresh);
  const execution = useStableWhilePressed(search.execution);
  const follows = state.follow === true && !search.outdated;
  const shown = useFollow(execution, follows);
  const isDrawn = useFirstDrawing(shown !== undefined);
  // An absolute one is known before its answer: keys that move it may come faster than that.
  const window = state.range.type === 'absolute' ? state.range : execution?.effectiveRange;
  const refused = isPageFailure(search.error);
  const editor = useRef<TextEditor>(null);
  const narrow = useIsNarrow();
  const sidebar = useSidebar(narrow);
  // A field that somebody asks about elsewhere is opened in the list.
  const [asked, setAsked] = useState<{ field: string; times: number }>();

  const openFields = () => sidebar.show('fields');
  const skipTargets = [
    { id: 'query', label: t('search.skipToQuery'), onSkip: () => editor.current?.focus() },
    { id: 'results', label: t('search.skipToResults'), onSkip: () => goTo(RESULTS_ID) },
    {
      id: 'fields',
      label: t('search.skipToFields'),
      onSkip: () => {
        flushSync(openFields);
        if (!narrow) goTo(FIELDS_ID);
      },
    },
  ];
  const { changeColumns, changeSort } = useTable();
  const zoom = useCallback((range: AbsoluteRange) => execute({ range }), [execute]);
  const move = (next: MoveRange) => execute(movedWindow(next, window));
  const movable = movableWindow(window) !== undefined;
  const widen = movable ? () => move((range) => widenRange(range, Date.now())) : undefined;
  const changeText = useCallback(
    (change: QueryChange) =>
      execute(({ query }) => ({
        query: withCommentsOf(query, changeQuery(withoutComments(query), change)),
      })),
    [execute],
  );
  // What stands around the rows is fetched after they are drawn, not beside.
  const settled = isDrawn || search.error !== null || search.cancelled;
  useSearchKeys({
    editor,
    failed: settled && !execution,
    rerun: () => execute({}),
    shift: (direction) => {
      if (movable) move((range) => shiftRange(range, direction));
    },
    widen: () => widen?.(),
  });

  const fieldList = (
    <FieldList
      key={asked?.times}
      asked={asked?.field}
      request={request}
      settled={settled}
      execution={shown}
      columns={state.columns}
      onColumnsChange={changeColumns}
      onQueryChange={changeText}
    />
  );
  return (
    <Page>
      <SearchTitle streams={state.streams} search={search} />
      <SkipLinks targets={skipTargets} />
      <SearchBar
        state={state}
        execute={execute}
        present={present}
        busy={search.busy}
        onCancel={search.cancel}
        settled={settled}
        execution={execution}
        window={window}
        zone={zone}
        editor={editor}
        onFields={narrow ? openFields : undefined}
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
                <ViewControls />
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
          onStatistics={(field) => {
            setAsked({ field, times: (asked?.times ?? 0) + 1 });
            openFields();
          }}
        >
          <Results
            id={RESULTS_ID}
            tabIndex={-1}
            aria-label={t('search.results')}
            aria-busy={search.busy}
            $dimmed={search.outdated && execution !== undefined}
          >
            {unreadableRange && (
              <Above data-notice>
                <Notice tone="warning">{t('search.unreadableRange')}</Notice>
              </Above>
            )}
            {beside && (
              <Above data-notice>
                <Suspense>
                  <OwnChangesNote document={beside} />
                </Suspense>
              </Above>
            )}
            <SearchProblems search={search} />
            {(shown ? !isDrawn : search.busy) && <ResultsSkeleton />}
            {!refused && shown && isDrawn && (
              <ResultWidgets
                execution={shown}
                run={run}
                outdated={search.outdated || execution !== search.execution}
                columns={state.columns}
                sort={state.sort}
                onColumnsChange={changeColumns}
                onSortChange={changeSort}
                onQueryChange={changeText}
                onWiden={widen}
                onZoom={zoom}
              />
            )}
          </Results>
        </Highlighting>
      </Sidebar>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  @media print {
    display: block;
    height: auto;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: block;
    height: auto;
  }
`;

/**
 * What is only for screen readers is placed in here: the window around it must not become as long
 * as what scrolls in it.
 */
const Results = styled.section<{ $dimmed: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  height: 100%;
  padding: ${({ theme }) => theme.space.m};
  overflow: auto;
  > :not([data-notice]) {
    ${fadedWhen}
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    padding-inline: 0;
  }
`;

const Above = styled.div`
  flex: none;
`;

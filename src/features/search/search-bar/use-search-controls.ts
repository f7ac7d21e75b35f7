import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type RefObject } from 'react';
import { withoutComments } from '@/domain/query/syntax/comments';
import { DEFAULT_RANGE, DEFAULT_SORT } from '@/domain/search/view-state/page-settings';
import type { SettingsChange } from '@/domain/search/view-state/reduce-view-state';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { useQueryHistory } from '@/shared/query-input/use-query-history';
import type { MoveRange } from '@/shared/time-range-picker/move-range';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import { isKeywordError } from '@/views/execution/error-reasons';
import { searchQueries } from '@/views/execution/queries';
import type { Execution } from '@/views/execution/search-request';
import { canBeFollowed } from '@/views/follow/use-follow';
import {
  changeOf,
  useView,
  type ChangeOf,
  type SearchPageState,
} from '@/views/view-state/view-state-context';
import type { KeptText } from '@/views/address/kept-drafts';
import { movedWindow } from './moved-window';
import { useCheckedRun } from './use-checked-run';
import { useQueryText } from './use-query-text';

export type SearchBarState = {
  page: SearchPageState;
  /** The first rows have loaded, so secondary data may be fetched. */
  settled: boolean;
  /** Why the search failed. */
  error: Error | null;
  /** The last result, which can be followed. */
  execution: Execution | undefined;
  /** The effective window of the last result, which earlier and later refer to. */
  window: AbsoluteRange | undefined;
  editor: RefObject<TextEditor | null>;
  /** A query that was typed in an earlier visit. */
  keptText: KeptText | undefined;
};

export type SearchControls = ReturnType<typeof useSearchControls>;

/** The typed text of the search bar, and all its controls that run a search. */
export function useSearchControls({
  page,
  settled,
  error,
  execution,
  window,
  editor,
  keptText,
}: SearchBarState) {
  const { draftKey } = useView();
  const { state, execute, present } = page;
  const { query, range, streams } = state;
  const text = useQueryText(query, draftKey, keptText);
  const history = useQueryHistory();
  const { count } = history;
  const found = execution?.outcome === 'complete' ? execution : undefined;
  useEffect(() => {
    if (found?.total !== undefined && found.request.query === withoutComments(query))
      count(query, found.total);
  }, [found, query, count]);
  const { data: config } = useQuery({ ...searchQueries.config(), enabled: settled });
  const { data: fields } = useQuery({
    ...searchQueries.fields(streams, range),
    enabled: settled && !isKeywordError(error),
  });
  const scope = useMemo(() => ({ range, streams, fields }), [range, streams, fields]);

  /**
   * Without `typed`, uses the latest query of the address, which may be ahead of what is rendered.
   */
  const runQuery = (typed: string | undefined, change: ChangeOf<SettingsChange> = {}) => {
    if (typed !== undefined) text.sent(typed);
    history.remember(typed ?? query, changeOf(change, state).range ?? range);
    execute((now) => ({ query: typed ?? now.query, ...changeOf(change, now) }));
  };
  // Every control that runs a search also submits the typed text, so that rows always match the
  // visible query.
  const { verdict, checking, refusals, run } = useCheckedRun({
    text: text.text,
    submitted: text.submitted,
    scope,
    go: (query, change) => {
      if (editor.current) runQuery(text.unsent ? query : undefined, change);
    },
  });

  return {
    text,
    history,
    config,
    scope,
    verdict,
    checking,
    refusals,
    run,
    runQuery,
    move: (next: MoveRange) => run(movedWindow(next, window)),
    reset: () => {
      text.sent('');
      execute({ query: '', range: DEFAULT_RANGE, streams: [], sort: DEFAULT_SORT });
    },
    /** Decides by the address, because a second press may come before the first one is rendered. */
    toggleFollow: () => {
      if (state.follow || canBeFollowed(execution))
        present(({ follow }) => ({ follow: follow ? null : true }));
      // Only searches until now, newest first, can be followed.
      else
        run(({ follow }) =>
          follow
            ? { follow: null }
            : {
                follow: true,
                sort: DEFAULT_SORT,
                ...(range.type === 'absolute' && { range: DEFAULT_RANGE }),
              },
        );
    },
  };
}

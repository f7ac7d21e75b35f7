import { useQuery } from '@tanstack/react-query';
import ListTree from 'lucide-react/icons/list-tree';
import { Suspense, useMemo, type RefObject } from 'react';
import styled from 'styled-components';
import { withoutComments } from '@/domain/query/comments';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { QueryInput } from '@/shared/query-input/QueryInput';
import { useQueryHistory } from '@/shared/query-input/use-query-history';
import { defaultInterval, refreshIntervals } from '@/shared/refresh/refresh-options';
import { RefreshControl } from '@/shared/refresh/RefreshControl';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import type { MoveRange } from '@/shared/time-range-picker/move-range';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { TimeRangePicker } from '@/shared/time-range-picker/TimeRangePicker';
import { IconButton } from '@/ui/button/IconButton';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { searchQueries } from '@/views/execution/queries';
import type { Execution } from '@/views/execution/search-request';
import { canBeFollowed } from '@/views/follow/use-follow';
import {
  newSearchDefaults,
  readAddress,
  type AddressDefaults,
} from '@/domain/search/session/address';
import { DEFAULT_RANGE, DEFAULT_SORT } from '@/domain/search/session/page-settings';
import type { SettingsChange } from '@/domain/search/session/reduce-session';
import {
  changeOf,
  type ChangeOf,
  type SearchPageState,
  type SearchState,
} from '@/views/session/session-context';
import { StreamFilter } from '@/views/stream-filter/StreamFilter';
import { DraftNote } from './DraftNote';
import { HistoryMenu } from './HistoryMenu';
import { movedWindow } from './moved-window';
import { RunButtons } from './RunButtons';
import { useCheckedRun } from './use-checked-run';
import { useQueryText } from './use-query-text';
import { WindowButtons } from './WindowButtons';

const QueryTools = lazyComponent(
  withTexts(['queryTools'], async () => (await import('./QueryTools')).QueryTools),
  { visibleAtStart: true },
);
const FollowButton = lazyComponent(
  withTexts(['follow'], async () => (await import('@/views/follow/FollowButton')).FollowButton),
  { visibleAtStart: true },
);
const LaterThanNow = lazyComponent(
  withTexts(['timeRange'], async () => (await import('./LaterThanNow')).LaterThanNow),
  { visibleAtStart: true },
);

/** Of the button that opens the time range picker. */
export const TIME_RANGE_ID = 'search-time-range';

export type SearchBarProps = {
  state: SearchState;
  execute: SearchPageState['execute'];
  present: SearchPageState['present'];
  busy: boolean;
  onCancel: () => void;
  /** The first rows are there: what is not needed for them may load. */
  settled: boolean;
  /** What was found last, which can be followed. */
  execution: Execution | undefined;
  /** The window of the last result, which the buttons for earlier and later move. */
  window: AbsoluteRange | undefined;
  zone: string;
  editor: RefObject<TextEditor | null>;
  /** Opens the field list where it does not stand beside the results. */
  onFields: (() => void) | undefined;
};

const pastedState = (params: URLSearchParams, defaults: AddressDefaults): SearchState => {
  const { settings, overrides } = readAddress(params, null, defaults);
  return { ...settings, ...overrides };
};

/** What is asked: time, query, streams. Typing stays in here; only a run changes the address. */
export function SearchBar({
  state,
  execute,
  present,
  busy,
  onCancel,
  settled,
  execution,
  window,
  zone,
  editor,
  onFields,
}: SearchBarProps) {
  const { query, range, streams, refresh } = state;
  const narrow = onFields !== undefined;
  const text = useQueryText(query);
  const history = useQueryHistory();
  const { data: config } = useQuery({ ...searchQueries.config(), enabled: settled });
  const { data: fields } = useQuery({ ...searchQueries.fields(streams, range), enabled: settled });
  const scope = useMemo(() => ({ range, streams, fields }), [range, streams, fields]);

  /** Without `typed` the query by then, of which the page may still show an earlier one. */
  const runQuery = (typed: string | undefined, change: ChangeOf<SettingsChange> = {}) => {
    if (typed !== undefined) text.sent(typed);
    history.remember(typed ?? query);
    execute((now) => ({ query: typed ?? now.query, ...changeOf(change, now) }));
  };
  /**
   * Whatever asks for a run takes what stands in the input along: the rows must be those of the
   * text one sees.
   */
  const { verdict, checking, refusals, run } = useCheckedRun({
    text: text.text,
    query,
    scope,
    go: (wanted, change) => {
      if (editor.current) runQuery(text.unsent ? wanted : undefined, change);
    },
  });

  const move = (next: MoveRange) => run(movedWindow(next, window));
  const reset = () => {
    text.sent('');
    execute({ query: '', range: DEFAULT_RANGE, streams: [], sort: DEFAULT_SORT });
  };
  const follow = (on: boolean) => {
    if (!on) present({ follow: null });
    else if (canBeFollowed(execution)) present({ follow: true });
    // The newest messages until now are what can be followed.
    else
      run({
        follow: true,
        sort: DEFAULT_SORT,
        ...(range.type === 'absolute' && { range: DEFAULT_RANGE }),
      });
  };

  return (
    <Bar role="search" aria-label={t('search.bar')}>
      <When>
        <TimeRangePicker
          range={range}
          zone={zone}
          config={config}
          buttonId={TIME_RANGE_ID}
          onApply={(chosen) => run({ range: chosen })}
        />
      </When>
      <What>
        <QueryInput
          value={text.text}
          onChange={text.change}
          onSubmit={() => run()}
          onRecall={history.recall}
          verdict={verdict}
          scope={scope}
          editor={editor}
          editorWanted={settled}
          refusals={refusals}
          searchPaste={{
            zone,
            shown: state,
            read: ({ params, streamId }) =>
              pastedState(params, { ...newSearchDefaults(streamId), range }),
            use: (found) => runQuery(found.query, found),
          }}
          aside={<DraftNote text={text} onRestore={text.change} />}
        />
      </What>
      <RunButtons
        busy={busy}
        unsent={text.unsent}
        checking={checking}
        invalid={verdict.known && verdict.status === 'ERROR'}
        onRun={() => run()}
        onCancel={onCancel}
      />
      <Second>
        <StreamFilter
          chosen={streams}
          settled={settled}
          compact={narrow}
          onChange={(chosen) => run({ streams: chosen })}
        />
        <Right>
          {onFields && (
            <IconButton
              label={t('search.fields')}
              icon={<ListTree aria-hidden size="1.1em" />}
              onClick={onFields}
            />
          )}
          <HistoryMenu
            queries={history.queries}
            compact={narrow}
            onChoose={(chosen) => runQuery(chosen)}
          />
          {!narrow && <WindowButtons window={window} onMove={move} />}
          {settled && (
            <Suspense>
              <QueryTools
                text={text.text}
                window={window}
                onFormat={(formatted) => {
                  text.change(formatted);
                  editor.current?.focus();
                }}
                onReset={reset}
                onMove={narrow ? move : undefined}
              />
            </Suspense>
          )}
          {settled && (
            <Suspense>
              <FollowButton on={state.follow === true} compact={narrow} onChange={follow} />
            </Suspense>
          )}
          <RefreshControl
            interval={refresh}
            compact={narrow}
            intervals={refreshIntervals(config)}
            preferred={defaultInterval(config)}
            amountOf={amountLabel}
            onChange={(seconds) => present({ refresh: seconds ?? null })}
          />
        </Right>
      </Second>
      {settled && window && range.type !== 'absolute' && (
        <Suspense>
          <LaterThanNow
            ready={!busy}
            query={withoutComments(query)}
            streams={streams}
            now={window.to}
            onShow={(later) => run({ range: later })}
          />
        </Suspense>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l} ${theme.space.s}`};
  background: ${({ theme }) => theme.color.surface};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  }
`;

const When = styled.div`
  display: grid;
  min-width: 0;
`;

const What = styled.div`
  min-width: 0;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`;

const Second = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
`;

const Right = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: auto;
`;

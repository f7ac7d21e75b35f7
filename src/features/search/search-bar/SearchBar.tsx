import { Suspense } from 'react';
import styled from 'styled-components';
import {
  newSearchDefaults,
  readAddress,
  type AddressDefaults,
} from '@/domain/search/view-state/address';
import { QueryInput } from '@/shared/query-input/QueryInput';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { TimeRangePicker } from '@/shared/time-range-picker/TimeRangePicker';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { isKeywordError } from '@/views/execution/error-reasons';
import type { SearchState } from '@/views/view-state/view-state-context';
import { DraftNote } from './DraftNote';
import { RunButtons } from './RunButtons';
import { SearchTools } from './SearchTools';
import { useSearchControls, type SearchBarState } from './use-search-controls';

const InvalidRangeNote = lazyComponent(
  withTexts(['timeRange'], async () => (await import('./InvalidRangeNote')).InvalidRangeNote),
);
const LaterThanNow = lazyComponent(
  withTexts(['timeRange'], async () => (await import('./LaterThanNow')).LaterThanNow),
  { visibleAtStart: true },
);

/** Id of the button that opens the time range picker. */
export const TIME_RANGE_ID = 'search-time-range';

type SearchBarProps = SearchBarState & {
  busy: boolean;
  onCancel: () => void;
  zone: string;
  /** Opens the field list; undefined if it is beside the results. */
  onFields: (() => void) | undefined;
};

const pastedState = (params: URLSearchParams, defaults: AddressDefaults): SearchState => {
  const {
    settings,
    overrides: { invalidRange: _, ...overrides },
  } = readAddress(params, null, defaults);
  return { ...settings, ...overrides };
};

/** Time range, query and streams. Typed text is local until it runs. */
export function SearchBar({ busy, onCancel, zone, onFields, ...shared }: SearchBarProps) {
  const { page, settled, error, execution, window, editor } = shared;
  const { state } = page;
  const { range, invalidRange } = state;
  const controls = useSearchControls(shared);
  const { text, history, config, scope, verdict, checking, refusals, run, runQuery } = controls;
  return (
    <Bar role="search" aria-label={t('search.bar')}>
      <When>
        <TimeRangePicker
          range={range}
          zone={zone}
          config={config}
          invalid={invalidRange !== undefined || isKeywordError(error)}
          {...(invalidRange && { label: t('timeRange.invalid') })}
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
          aside={<DraftNote text={text} />}
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
      <SearchTools
        page={page}
        settled={settled}
        window={window}
        editor={editor}
        controls={controls}
        onFields={onFields}
      />
      {(invalidRange ?? isKeywordError(error)) && (
        <Suspense>
          <InvalidRangeNote
            invalid={invalidRange}
            range={range}
            zone={zone}
            onChoose={() => document.getElementById(TIME_RANGE_ID)?.click()}
            onSearch={(chosen) => run({ range: chosen })}
          />
        </Suspense>
      )}
      {settled && execution && (
        <Suspense>
          <LaterThanNow
            ready={!busy}
            execution={execution}
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

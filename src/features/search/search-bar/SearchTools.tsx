import ListTree from 'lucide-react/icons/list-tree';
import { Suspense } from 'react';
import styled from 'styled-components';
import { defaultInterval, refreshIntervals } from '@/shared/refresh/refresh-options';
import { RefreshControl } from '@/shared/refresh/RefreshControl';
import { useSession } from '@/shared/session/session-context';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { IconButton } from '@/ui/button/IconButton';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { StreamFilter } from '@/views/stream-filter/StreamFilter';
import { HistoryMenu } from './HistoryMenu';
import type { SearchBarState, SearchControls } from './use-search-controls';
import { WindowButtons } from './WindowButtons';

const QueryTools = lazyComponent(
  withTexts(['queryTools'], async () => (await import('./QueryTools')).QueryTools),
  { visibleAtStart: true },
);
const FollowButton = lazyComponent(
  withTexts(['follow'], async () => (await import('@/views/follow/FollowButton')).FollowButton),
  { visibleAtStart: true },
);
type SearchToolsProps = Pick<SearchBarState, 'page' | 'settled' | 'window' | 'editor'> & {
  controls: SearchControls;
  /** Opens the field list; undefined if it is beside the results. */
  onFields: (() => void) | undefined;
};

/** The second row of the search bar: streams, and actions on the query or its window. */
export function SearchTools({
  page: { state, present },
  settled,
  window,
  editor,
  controls: { text, history, config, run, runQuery, move, reset, toggleFollow },
  onFields,
}: SearchToolsProps) {
  const narrow = onFields !== undefined;
  const { zone } = useSession();
  return (
    <Second>
      <StreamFilter
        chosen={state.streams}
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
          entries={history.entries}
          zone={zone}
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
            <FollowButton on={state.follow === true} compact={narrow} onToggle={toggleFollow} />
          </Suspense>
        )}
        <RefreshControl
          interval={state.refresh}
          compact={narrow}
          intervals={refreshIntervals(config)}
          preferred={defaultInterval(config)}
          amountOf={amountLabel}
          onChange={(seconds) => present({ refresh: seconds ?? null })}
        />
      </Right>
    </Second>
  );
}

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

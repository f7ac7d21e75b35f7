import { Suspense, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { formatDuration } from '@/domain/format/number';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { levelGroupName } from '@/shared/message/text/group-name';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Execution } from '@/views/execution/search-request';
import { useSeriesColours } from '@/views/legend/use-series-colours';
import { Legend } from '@/views/legend/Legend';
import { HistogramBody, HistogramCard, HistogramHead } from '@/views/widget-frame/result-cards';
import type { WidgetChrome } from '@/views/widget-frame/widget-chrome';
import { histogramData, withoutLevels, type HistogramData } from './histogram-data';
import { windowUntilLastBar } from './window-until-last-bar';
import { HistogramChart, LazyHistogramTable } from './HistogramChart';
import { levelColour, levelPattern } from '@/views/chart-state/level-colour';

const HistogramFailed = lazyComponent(
  async () => (await import('./HistogramFailed')).HistogramFailed,
);

export type HistogramProps = {
  execution: Execution;
  widget: AggregationWidget;
  chrome: WidgetChrome;
  onZoom: (range: AbsoluteRange) => void;
};

/** Messages over time by level, from the same execution as the rows. */
export function Histogram({ execution, widget, chrome, onZoom }: HistogramProps) {
  const { zone } = useSession();
  const theme = useTheme();
  const titleId = useId();
  const settings = useSeriesColours(widget);
  const { chosen, hidden } = settings;
  const colourOf = useCallback(
    (level: string) => chosen.get(level) ?? levelColour(level, theme),
    [chosen, theme],
  );
  const {
    request: { range: requestedRange },
    histogram,
    effectiveRange,
    histogramRange,
    errors,
  } = execution;
  const data = useMemo(
    () =>
      histogram &&
      histogramData(
        histogram,
        windowUntilLastBar(
          histogram,
          histogramRange ?? effectiveRange ?? histogram.effective_timerange,
          requestedRange,
        ),
      ),
    [requestedRange, histogram, effectiveRange, histogramRange],
  );
  const shown = useMemo(() => data && withoutLevels(data, hidden), [data, hidden]);
  const [asTable, setAsTable] = useState(false);
  /** Clamped to the window: the first and last bars only count messages inside it. */
  const zoom = (from: number, to: number) => {
    const [least, most] = data ? [data.from, data.to] : [from, to];
    onZoom({
      type: 'absolute',
      from: new Date(Math.max(from, least)).toISOString(),
      to: new Date(Math.min(to, most)).toISOString(),
    });
  };

  return (
    <HistogramCard aria-labelledby={titleId}>
      <HistogramHead>
        {chrome.handle}
        {chrome.title(titleId)}
        <Interval>
          {data?.intervalMs === undefined
            ? t('histogram.byLevel')
            : t('histogram.byLevelEach', { interval: formatDuration(data.intervalMs) })}
        </Interval>
        {histogram && data && data.levels.length > 0 && (
          <Levels data-legend="">
            <Legend
              entries={data.levels.map((level) => ({
                key: level,
                name: levelGroupName(level),
                colour: colourOf(level),
                place: levelPattern(level),
                mark: {
                  groups: [{ field: 'level', value: level }],
                  range: histogram.effective_timerange,
                },
              }))}
              inline
              sample="fill"
              {...settings}
            />
          </Levels>
        )}
        <Tools>
          <Button variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'histogram.asChart' : 'histogram.asTable')}
          </Button>
          {chrome.menu()}
        </Tools>
      </HistogramHead>
      <HistogramBody>
        {!histogram && (
          <Suspense>
            <HistogramFailed errors={errors} />
          </Suspense>
        )}
        {shown && (
          <Content data={shown} asTable={asTable} zone={zone} colourOf={colourOf} onZoom={zoom} />
        )}
      </HistogramBody>
      {chrome.foot}
    </HistogramCard>
  );
}

/** The histogram above the rows of the same execution: they are painted first, bars follow. */
export function HistogramAfterRows({ execution, ...props }: HistogramProps) {
  return <Histogram {...props} execution={useDeferredValue(execution)} />;
}

type ContentProps = {
  data: HistogramData;
  asTable: boolean;
  zone: string;
  colourOf: (level: string) => string;
  onZoom: (from: number, to: number) => void;
};

function Content({ data, asTable, zone, colourOf, onZoom }: ContentProps) {
  if (data.buckets.length === 0) return <Empty>{t('histogram.empty')}</Empty>;
  return asTable ? (
    <LazyHistogramTable data={data} zone={zone} onZoom={onZoom} />
  ) : (
    <HistogramChart data={data} zone={zone} colourOf={colourOf} onZoom={onZoom} />
  );
}

const Levels = styled.div`
  margin-inline-start: ${({ theme }) => theme.space.s};
  li {
    white-space: nowrap;
  }
`;

const Tools = styled.span`
  display: inline-flex;
  order: 1;
  margin-inline: auto -${({ theme }) => theme.space.s};
`;

const Interval = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Empty = styled.p`
  display: grid;
  place-items: center;
  height: ${({ theme }) => theme.height.chart};
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

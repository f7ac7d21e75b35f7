import { useDeferredValue, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatDuration } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { reasonsOfErrors } from '@/views/execution/error-reasons';
import { SEARCH_IDS, type Execution } from '@/views/execution/search-request';
import { HistogramBody, HistogramCard, HistogramHead } from '@/views/widgets/frame/result-cards';
import type { WidgetChrome } from '@/views/widgets/frame/widget-chrome';
import { histogramData, windowOfBars, type HistogramData } from './histogram-data';
import { HistogramChart, LazyHistogramTable } from './HistogramChart';
import { HistogramLegend } from './HistogramLegend';

export type HistogramProps = {
  execution: Execution;
  onZoom: (range: AbsoluteRange) => void;
  /** Title and menu, when shown as a widget among others. */
  widget?: WidgetChrome;
};

/** Messages over time by level, from the same execution as the rows. */
export function Histogram({ execution, onZoom, widget }: HistogramProps) {
  const { zone } = useSession();
  const titleId = useId();
  // Rows paint first, bars follow.
  const {
    request: { range: requestedRange },
    histogram,
    effectiveRange,
    histogramRange,
    errors,
  } = useDeferredValue(execution);
  const data = useMemo(
    () =>
      histogram &&
      histogramData(
        histogram,
        windowOfBars(
          histogram,
          histogramRange ?? effectiveRange ?? histogram.effective_timerange,
          requestedRange,
        ),
      ),
    [requestedRange, histogram, effectiveRange, histogramRange],
  );
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
        {widget?.handle}
        {widget ? widget.title(titleId) : <h2 id={titleId}>{t('histogram.title')}</h2>}
        <Interval>
          {data?.intervalMs === undefined
            ? t('histogram.byLevel')
            : t('histogram.byLevelEach', { interval: formatDuration(data.intervalMs) })}
        </Interval>
        {data && <HistogramLegend levels={data.levels} />}
        <Tools>
          <Button variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'histogram.asChart' : 'histogram.asTable')}
          </Button>
          {widget?.menu}
        </Tools>
      </HistogramHead>
      <HistogramBody>
        {!histogram && <Failed errors={errors} />}
        {data && <Content data={data} asTable={asTable} zone={zone} onZoom={zoom} />}
      </HistogramBody>
    </HistogramCard>
  );
}

type ContentProps = {
  data: HistogramData;
  asTable: boolean;
  zone: string;
  onZoom: (from: number, to: number) => void;
};

function Content({ data, asTable, zone, onZoom }: ContentProps) {
  if (data.buckets.length === 0) return <Empty>{t('histogram.empty')}</Empty>;
  return asTable ? (
    <LazyHistogramTable data={data} zone={zone} onZoom={onZoom} />
  ) : (
    <HistogramChart data={data} zone={zone} onZoom={onZoom} />
  );
}

function Failed({ errors }: { errors: Execution['errors'] }) {
  const own = errors.filter(
    ({ search_type_id: id }) => id === undefined || id === SEARCH_IDS.histogram,
  );
  return (
    <Notice tone="danger" title={t('histogram.failedTitle')}>
      {reasonsOfErrors(own) || t('histogram.failed')}
    </Notice>
  );
}

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

import { useDeferredValue, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatDuration } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { SEARCH_IDS, type Execution } from '../search-request';
import { histogramData, type HistogramData } from './histogram-data';
import { HistogramChart } from './HistogramChart';
import { HistogramLegend } from './HistogramLegend';
import { HistogramTable } from './HistogramTable';

export type HistogramProps = { execution: Execution; onZoom: (range: AbsoluteRange) => void };

/** Messages over time by level, of the same window and execution as the rows. */
export function Histogram({ execution, onZoom }: HistogramProps) {
  const { zone } = useSession();
  const titleId = useId();
  // Rows are painted first; bars follow.
  const { histogram, effectiveRange, errors } = useDeferredValue(execution);
  const data = useMemo(() => histogram && histogramData(histogram, effectiveRange ?? histogram.effective_timerange), [histogram, effectiveRange]);
  const [asTable, setAsTable] = useState(false);
  const zoom = (from: number, to: number) => onZoom({ type: 'absolute', from: new Date(from).toISOString(), to: new Date(to).toISOString() });

  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{t('histogram.title')}</h2>
        <Interval>{data?.intervalMs === undefined ? t('histogram.byLevel') : t('histogram.byLevelEach', { interval: formatDuration(data.intervalMs) })}</Interval>
        <Button variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>{t(asTable ? 'histogram.asChart' : 'histogram.asTable')}</Button>
        {data && <HistogramLegend levels={data.levels} />}
      </Head>
      <Body>
        {!histogram && <Failed errors={errors} />}
        {data && <Content data={data} asTable={asTable} zone={zone} onZoom={zoom} />}
      </Body>
    </Card>
  );
}

type ContentProps = { data: HistogramData; asTable: boolean; zone: string; onZoom: (from: number, to: number) => void };

function Content({ data, asTable, zone, onZoom }: ContentProps) {
  if (data.buckets.length === 0) return <Empty>{t('histogram.empty')}</Empty>;
  return asTable ? <HistogramTable data={data} zone={zone} onZoom={onZoom} /> : <HistogramChart data={data} zone={zone} onZoom={onZoom} />;
}

function Failed({ errors }: { errors: Execution['errors'] }) {
  const own = errors.filter(({ search_type_id: id }) => id === undefined || id === SEARCH_IDS.histogram);
  return <Notice tone="danger" title={t('histogram.failedTitle')}>{own.map(({ description }) => description).join('\n') || t('histogram.failed')}</Notice>;
}

const Card = styled.section`
  flex: none;
  container-type: inline-size;
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space.s};
  min-height: ${({ theme }) => theme.height.control};
  > button { order: 1; margin-left: auto; margin-right: -${({ theme }) => theme.space.s}; }
  @container (width < ${({ theme }) => theme.breakpoint.tableFolds}) { > ul { order: 2; width: 100%; margin: 0; } }
`;

const Interval = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

/** As high as the chart, whatever it shows. */
const Body = styled.div`
  min-height: ${({ theme }) => theme.height.chart};
`;

const Empty = styled.p`
  display: grid;
  place-items: center;
  height: ${({ theme }) => theme.height.chart};
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

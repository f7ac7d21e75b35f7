import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { formatBytes, formatCount } from '@/domain/format/number';
import { throughputPoll } from '@/shared/background/polls';
import { useAddress } from '@/shared/navigation/use-address';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { useSession } from '@/shared/session/session-context';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { SegmentedControl } from '@/ui/segmented-control/SegmentedControl';
import { Part, Quiet } from '../page/Part';
import { systemQueries } from '../cluster/queries';
import { stepOf, sumOf, trafficBars } from './traffic-bars';
import { TrafficChart } from './TrafficChart';
import { TrafficTable } from './TrafficTable';

type Shape = 'chart' | 'table';
type Span = '1' | '7' | '30';
const spans: Readonly<Record<Span, { days: number; daily: boolean; text: PlainTextKey }>> = {
  1: { days: 1, daily: false, text: 'system.sinceYesterday' },
  7: { days: 7, daily: false, text: 'system.days7' },
  30: { days: 30, daily: true, text: 'system.days30' },
};
const isSpan = (text: string | null): text is Span => text !== null && Object.hasOwn(spans, text);

/** Incoming traffic: now, and over days (`?days=`) as a chart or a table. */
export function Traffic() {
  const { zone } = useSession();
  const [parameters, change] = useAddress();
  const asked = parameters.get('days');
  const span: Span = isSpan(asked) ? asked : '7';
  const [shape, setShape] = useState<Shape>('chart');
  const { days, daily } = spans[span];
  const query = useQuery(systemQueries.traffic(days, daily));
  const options = (Object.keys(spans) as Span[]).map((value) => ({
    value,
    label: t(spans[value].text),
  }));
  const shapes = [
    { value: 'chart', label: t('system.chart') },
    { value: 'table', label: t('system.table') },
  ] as const;
  const choose = (next: Span) =>
    change(
      (params) => {
        params.set('days', next);
        return params;
      },
      { replace: true },
    );
  const actions = (
    <Tools>
      <SegmentedControl
        label={t('system.shownAs')}
        options={shapes}
        value={shape}
        onChange={setShape}
      />
      <SegmentedControl label={t('system.span')} options={options} value={span} onChange={choose} />
    </Tools>
  );
  return (
    <Part title={t('system.ingest')} query={query} actions={actions} rows={4}>
      {(histogram) => {
        const bars = trafficBars(histogram, daily);
        // Bars cover whole hours or days in UTC, so the first may start before the requested range.
        const from = Math.min(Date.parse(histogram.from), bars[0]?.start ?? Infinity);
        const to = Math.ceil(Date.parse(histogram.to) / stepOf(daily)) * stepOf(daily);
        return (
          <>
            <Figures>
              <Rates />
              <div>
                <dt>{t('system.received')}</dt>
                <dd>{formatBytes(sumOf(histogram.input))}</dd>
              </div>
              <div>
                <dt>{t('system.storedTraffic')}</dt>
                <dd>{formatBytes(sumOf(histogram.output))}</dd>
              </div>
            </Figures>
            {bars.length === 0 ? (
              <Quiet>{t('system.noTraffic')}</Quiet>
            ) : shape === 'table' ? (
              <TrafficTable bars={bars} zone={zone} />
            ) : (
              <TrafficChart key={span} bars={bars} from={from} to={to} zone={zone} />
            )}
          </>
        );
      }}
    </Part>
  );
}

function Rates() {
  const { data, forbidden } = usePermittedQuery(PERMISSIONS.metrics.read, throughputPoll);
  if (forbidden) return null;
  const rate = (value: number | undefined) =>
    value === undefined
      ? t('system.unknown')
      : t('system.perSecond', { rate: formatCount(Math.round(value)) });
  return (
    <>
      <div>
        <dt>{t('system.rateIn')}</dt>
        <dd>{rate(data?.received)}</dd>
      </div>
      <div>
        <dt>{t('system.rateOut')}</dt>
        <dd>{rate(data?.sent)}</dd>
      </div>
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.xxl};
  margin: 0;
  dt {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  dd {
    min-width: 6em;
    margin: 0;
    font-size: ${({ theme }) => theme.size.title};
    font-variant-numeric: tabular-nums;
  }
`;

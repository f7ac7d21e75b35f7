import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatNumber, formatTick } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { BarChart } from '@/shared/chart-boundary/lazy-bar-chart';
import { useTimeTicks } from '@/shared/chart-boundary/use-time-ticks';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { useChartKeys } from '@/views/chart-tip/use-chart-keys';
import type { SearchRequest } from '@/views/execution/search-request';
import type { Field } from './field-groups';
import { overTime, type OverTime } from './over-time';

type FieldChartProps = { field: Field; request: SearchRequest; range: AbsoluteRange };

/** Chart of a field over the time range of the result. */
export function FieldChart({ field, request, range }: FieldChartProps) {
  const { data, error, refetch } = useQuery(overTime(request, range, field));
  if (error) return <FailureNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting role="status" aria-label={t('statistics.chartComes')} />;
  return (
    <ChartBoundary fallback={<Caption>{t('statistics.chartFailed')}</Caption>}>
      <Chart data={data} field={field} />
    </ChartBoundary>
  );
}

/** One tab stop, see `useChartKeys`; the line below describes the current bar. */
function Chart({ data: { from, to, buckets }, field }: { data: OverTime; field: Field }) {
  const theme = useTheme();
  const { zone } = useSession();
  const [active, setActive] = useState<number>();
  const bucket = active === undefined ? undefined : buckets[active];
  const bars = useMemo(
    () => buckets.map(({ value, ...rest }) => ({ ...rest, counts: [value ?? 0] })),
    [buckets],
  );
  const colours = useMemo(() => [theme.color.accent], [theme]);
  const ticksFor = useTimeTicks(from, to, zone);
  const { onKeyDown } = useChartKeys({ count: buckets.length, active, onActive: setActive });
  const time = (at: number) => formatInstant(at, { zone, format: 'default' });
  const what = t(field.numeric ? 'statistics.average' : 'statistics.having', { field: field.name });
  return (
    <>
      <LazyBoundary
        propagateErrors
        fallback={<Waiting role="status" aria-label={t('statistics.chartComes')} />}
      >
        <Frame
          tabIndex={0}
          role="application"
          aria-label={t('statistics.chartKeys', { what })}
          onKeyDown={onKeyDown}
        >
          <BarChart
            from={from}
            to={to}
            bars={bars}
            colours={colours}
            ticksFor={ticksFor}
            tickText={formatTick}
            active={active}
            onHover={setActive}
            onPick={setActive}
          />
        </Frame>
      </LazyBoundary>
      <Caption role="status">
        {bucket
          ? t('statistics.stretch', {
              from: time(bucket.start),
              until: time(bucket.end),
              value: bucket.value === undefined ? '–' : formatNumber(bucket.value),
            })
          : what}
      </Caption>
    </>
  );
}

const Waiting = styled.div`
  height: ${({ theme }) => theme.height.chart};
`;

const Frame = styled.div`
  height: ${({ theme }) => theme.height.chart};
`;

const Caption = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
  font-variant-numeric: tabular-nums;
`;

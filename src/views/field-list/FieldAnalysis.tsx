import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import type { QueryChange } from '@/shared/message/values/query-change';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { searchQueries } from '@/views/execution/queries';
import type { Execution, SearchRequest } from '@/views/execution/search-request';
import { windowWithMessages } from '@/views/execution/window-with-messages';
import { MAX_UNCONFIRMED_CARDINALITY, confirmationReason } from '@/domain/search/expensive-field';
import type { Field } from './field-groups';
import { FieldChart } from './FieldChart';
import { FieldStatistics } from './FieldStatistics';
import { statisticsOf } from './statistics';
import { TopValues } from './TopValues';

type FieldAnalysisProps = {
  field: Field;
  execution: Execution;
  onQueryChange: (change: QueryChange) => void;
};

/**
 * Statistics, top values and chart of a field in the result. Expensive aggregations require a
 * confirmation.
 */
export function FieldAnalysis({ field, execution, onQueryChange }: FieldAnalysisProps) {
  const config = useQuery({ ...searchQueries.config(), retry: false });
  const [confirmed, setConfirmed] = useState(false);
  const range = useMemo(() => windowWithMessages(execution), [execution]);
  if (!range) return null;
  if (config.isPending) return <Lines />;
  const reason = confirmationReason(field, config.data?.analysis_disabled_fields ?? NONE);
  if (reason && !confirmed)
    return <Confirmation why={t(`statistics.${reason}`)} onYes={() => setConfirmed(true)} />;
  return (
    <Analysis
      field={field}
      request={execution.request}
      range={range}
      onQueryChange={onQueryChange}
    />
  );
}

const NONE: readonly string[] = [];

type AnalysisProps = {
  field: Field;
  request: SearchRequest;
  range: AbsoluteRange;
  onQueryChange: (change: QueryChange) => void;
};

function Analysis({ field, request, range, onQueryChange }: AnalysisProps) {
  const { data, error, refetch } = useQuery(statisticsOf(request, range, field));
  const [confirmed, setConfirmed] = useState(false);
  const [charted, setCharted] = useState(false);
  if (error) return <FailureNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Lines />;
  const different = Number(data.card ?? 0);
  const needsConfirmation = different > MAX_UNCONFIRMED_CARDINALITY && !confirmed;
  return (
    <Parts>
      <FieldStatistics statistics={data} />
      {needsConfirmation ? (
        <Confirmation
          why={t('statistics.many', { values: formatCount(different) })}
          onYes={() => setConfirmed(true)}
        />
      ) : (
        <TopValues
          field={field.name}
          request={request}
          range={range}
          onQueryChange={onQueryChange}
        />
      )}
      <Quiet>
        <Button variant="quiet" aria-expanded={charted} onClick={() => setCharted(!charted)}>
          {t(charted ? 'statistics.hideChart' : 'statistics.showChart')}
        </Button>
      </Quiet>
      {charted && <FieldChart field={field} request={request} range={range} />}
    </Parts>
  );
}

function Confirmation({ why, onYes }: { why: string; onYes: () => void }): ReactNode {
  return (
    <Parts>
      <Words>{why}</Words>
      <Quiet>
        <Button variant="quiet" onClick={onYes}>
          {t('statistics.countAnyway')}
        </Button>
      </Quiet>
    </Parts>
  );
}

const Lines = () => (
  <div role="status" aria-label={t('statistics.loading')}>
    {WIDTHS.map((width) => (
      <Line key={width}>
        <Skeleton width={width} height="0.8em" />
      </Line>
    ))}
  </div>
);
const WIDTHS = ['72%', '51%', '34%'];

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};
`;

const Words = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Quiet = styled.div`
  margin-left: -${({ theme }) => theme.space.s};
  > button {
    height: ${({ theme }) => theme.height.row};
    padding: 0 ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.size.small};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  height: ${({ theme }) => theme.height.chip};
`;

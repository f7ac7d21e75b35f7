import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import {
  HistogramBody,
  HistogramCard,
  HistogramHead,
  TableCard,
  TableCardHead,
} from './result-cards';

/**
 * Skeleton of the results before the first response. The status line announces that a search is
 * running.
 */
export const ResultsSkeleton = () => (
  <>
    <ChartSkeleton />
    <TableSkeleton />
  </>
);

/** Skeleton of a histogram. */
export const ChartSkeleton = () => (
  <HistogramCard aria-hidden>
    <HistogramHead>
      <h2>{t('histogram.title')}</h2>
    </HistogramHead>
    <HistogramBody>
      <Axis />
    </HistogramBody>
  </HistogramCard>
);

/** Skeleton of a message table. */
export const TableSkeleton = () => (
  <TableCard aria-hidden>
    <TableCardHead>
      <h2>{t('messages.title')}</h2>
    </TableCardHead>
    <RowsSkeleton />
  </TableCard>
);

/** Skeleton of the rows below the head of a table. */
export const RowsSkeleton = () => (
  <>
    <Head />
    <Rows aria-hidden>
      {ROWS.map((width, i) => (
        <Row key={i}>
          <Skeleton width="11em" height="0.8em" />
          <Skeleton width="5em" height="0.8em" />
          <Text>
            <Skeleton width={width} height="0.8em" />
          </Text>
        </Row>
      ))}
    </Rows>
  </>
);

/** Bars of uneven length, enough for any screen height. */
const ROWS = Array.from({ length: 60 }, (_, i) => `${38 + ((i * 37) % 53)}%`);

export const Axis = styled.div`
  height: calc(${({ theme }) => theme.height.chart} - ${({ theme }) => theme.height.axis});
  margin-left: ${({ theme }) => theme.height.chartMargin};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;

const Head = styled.div`
  flex: none;
  height: ${({ theme }) => theme.height.tableHead};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: none;
  }
`;

const Rows = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xl};
  height: ${({ theme }) => theme.height.row};
  padding: 0 ${({ theme }) => theme.space.s};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex-wrap: wrap;
    align-content: center;
    gap: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
    height: ${({ theme }) => theme.height.foldedRow};
  }
`;

const Text = styled.div`
  flex: 1;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex-basis: 100%;
  }
`;

import styled from 'styled-components';
import type { PivotResult } from '@/contract/search';
import { formatNumber, readPivotNumber } from '@/domain/format/number';
import { markOf } from '@/domain/search/drill-down/mark';
import { t } from '@/shared/texts/t';
import { shapeOf, type AggregationViewProps } from './data/aggregation-view';
import { GroupValue } from './GroupValue';
import { pivotTable } from './data/pivot-table';
import { trendOf } from './data/trend';

type SingleNumberProps = Pick<AggregationViewProps, 'result' | 'config' | 'range'> & {
  /** The result for the previous window, if the trend is enabled. */
  before?: PivotResult | undefined;
};

/** One number, scaled to fill its widget, with its trend. */
export function SingleNumber({ result, config, range, before }: SingleNumberProps) {
  const value = firstValue(result, config);
  const number = readPivotNumber(value);
  const text =
    number === undefined
      ? typeof value === 'string' && value !== 'NaN'
        ? value
        : t('widgets.notAvailable')
      : formatNumber(number);
  const trend =
    before && number !== undefined
      ? trendOf(
          Number(number),
          readPivotNumber(firstValue(before, config)),
          config.visualizationConfig?.['trend_preference'],
        )
      : undefined;
  return (
    <Container>
      <Figure style={{ '--characters': Math.max(3, text.length) }}>
        <GroupValue
          mark={markOf(config, range, {})}
          text={text}
          figure={{ name: shapeOf(config).series[0] ?? '', value }}
        />
      </Figure>
      {trend && (
        <Trend $mood={trend.mood}>
          {trend.relative === undefined
            ? t('widgets.trendFromNothing', { absolute: trend.absolute })
            : t('widgets.trend', { absolute: trend.absolute, relative: trend.relative })}
        </Trend>
      )}
    </Container>
  );
}

function firstValue(result: PivotResult, config: AggregationViewProps['config']): unknown {
  return pivotTable(result, { ...shapeOf(config), hasColumns: false, rollup: true }).rows[0]
    ?.values[0];
}

/** A digit is about 0.6 em wide. */
const Container = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  height: 100%;
  container-type: size;
`;

const Figure = styled.div`
  font-size: min(55cqh, calc(130cqw / var(--characters)));
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1.1;
  white-space: nowrap;
`;

const Trend = styled.div<{ $mood: 'good' | 'bad' | 'neutral' }>`
  color: ${({ theme, $mood }) => ({ good: theme.color.success, bad: theme.color.danger, neutral: theme.color.muted })[$mood]};
  font-size: max(${({ theme }) => theme.size.small}, 9cqh);
  font-variant-numeric: tabular-nums;
`;

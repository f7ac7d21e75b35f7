import type { CSSProperties } from 'react';
import styled, { useTheme } from 'styled-components';
import type { PivotResult } from '@/contract/search';
import { formatCount, readPivotNumber } from '@/domain/format/number';
import { formatResult, formatValue } from '@/domain/search/formatting/format-value';
import { formatExactly, formatSingle } from '@/domain/search/formatting/single-value';
import { formattingOf, metricFormats, PLAIN } from '@/domain/search/formatting/formatting';
import { thresholdOf } from '@/domain/search/formatting/thresholds';
import { markOf } from '@/domain/search/drill-down/mark';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import { legible } from '@/theme/contrast';
import { Sparkline } from '@/ui/chart/Sparkline';
import { textWidth } from '@/ui/measure/text-width';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { fieldsOf, shapeOf, type AggregationViewProps } from './data/aggregation-view';
import { GroupValue } from './GroupValue';
import { pivotTable } from './data/pivot-table';
import { sparkPoints } from './data/spark-points';
import { trendOf, type Trend } from './data/trend';

type SingleNumberProps = Pick<AggregationViewProps, 'result' | 'config' | 'range' | 'zone'> & {
  /** The result for the previous window, if the trend is enabled. */
  before?: PivotResult | undefined;
  /** The result over time, if the sparkline is enabled. */
  course?: PivotResult | undefined;
};

/** One number, scaled to fill its widget, with its trend and its course. */
export function SingleNumber({ result, config, range, zone, before, course }: SingleNumberProps) {
  const theme = useTheme();
  const textOf = useGroupText(zone, formattingOf(config).labels);
  const [format = PLAIN] = metricFormats(config);
  const { rows } = numbersOf(result, config);
  const value = rows[0]?.values[0];
  const number = typeof value === 'string' ? undefined : readPivotNumber(value);
  const text =
    number === undefined
      ? formatResult(value, format, t('widgets.notAvailable'))
      : formatSingle(number, format);
  const allDigits = number === undefined ? text : formatExactly(number, format.unit);
  const isEmpty = number === undefined && text !== value;
  const threshold = thresholdOf(number, format.thresholds);
  const trend =
    before && number !== undefined
      ? trendOf(Number(number), readPivotNumber(numbersOf(before, config).rows[0]?.values[0]), {
          preference: config.visualizationConfig?.['trend_preference'],
          format,
        })
      : undefined;
  const points = course && sparkPoints(course, config);
  const firstOf =
    rows.length > 1 &&
    fieldsOf(config.rowPivots).length > 0 &&
    t('widgets.firstRow', {
      rows: formatCount(rows.length),
      group:
        rows[0]?.keys
          .map((key, i) => textOf(fieldsOf(config.rowPivots)[i]?.field ?? '', key))
          .join(', ') ?? '',
    });
  const colour = threshold && legible(threshold.colour, theme.color.surface, theme.color.text);
  return (
    <Container
      $parts={points || (trend && firstOf) ? 'course' : trend || firstOf ? 'trend' : 'number'}
      style={{ '--text-width': textWidth(text), '--threshold': colour } as CSSProperties}
    >
      <Figure
        $long={textWidth(text) > LONG}
        data-figure
        data-empty={isEmpty || undefined}
        title={allDigits === text ? undefined : allDigits}
      >
        <GroupValue
          mark={markOf(config, range, {})}
          text={text}
          figure={{ name: shapeOf(config).series[0] ?? '', value }}
        />
      </Figure>
      {trend && <TrendLine trend={trend} />}
      {firstOf && <FirstOf title={firstOf}>{firstOf}</FirstOf>}
      {points && points.values.length > 0 && (
        <Course>
          <Sparkline {...points} />
          <VisuallyHidden>
            {t('widgets.course', {
              least: formatValue(Math.min(...points.values), format),
              most: formatValue(Math.max(...points.values), format),
            })}
          </VisuallyHidden>
        </Course>
      )}
    </Container>
  );
}

function TrendLine({ trend: { absolute, relative, mood } }: { trend: Trend }) {
  const text =
    relative === undefined
      ? t('widgets.trendFromNothing', { absolute })
      : t('widgets.trend', { absolute, relative });
  return (
    <TrendText $mood={mood} style={{ '--trend-width': textWidth(text) } as CSSProperties}>
      {text}
      {mood !== 'neutral' && (
        <VisuallyHidden> {t(mood === 'good' ? 'widgets.better' : 'widgets.worse')}</VisuallyHidden>
      )}
    </TrendText>
  );
}

const numbersOf = (result: PivotResult, config: AggregationViewProps['config']) =>
  pivotTable(result, { ...shapeOf(config), hasColumns: false, rollup: true });

/** Width in em from which a text is wrapped instead of shrunk. */
const LONG = 30;

/** The share of the height that the number gets, with what is below it. */
const SHARE = { number: 64, trend: 48, course: 36 } as const;

const Container = styled.div<{ $parts: keyof typeof SHARE }>`
  --figure-height: ${({ $parts }) => SHARE[$parts]}cqh;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  height: 100%;
  min-height: 0;
  overflow: hidden;
  container-type: size;
`;

/** Four fifths of the width, or of its share of the height. */
const Figure = styled.div<{ $long: boolean }>`
  max-width: 100%;
  color: var(--threshold, inherit);
  &[data-empty] {
    color: ${({ theme }) => theme.color.faint};
  }
  font-size: ${({ theme, $long }) =>
    $long
      ? theme.size.base
      : 'min(var(--figure-height), calc(80cqw / max(1.8, var(--text-width))))'};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1.15;
  overflow-wrap: anywhere;
  text-align: center;
  white-space: ${({ $long }) => ($long ? 'normal' : 'nowrap')};
  ${({ $long }) => $long && 'overflow: auto;'}
`;

const TrendText = styled.div<{ $mood: Trend['mood'] }>`
  flex: none;
  max-width: 100%;
  color: ${({ theme, $mood }) => ({ good: theme.color.success, bad: theme.color.danger, neutral: theme.color.muted })[$mood]};
  /* Smaller than the smallest text only where it would be cut off. */
  font-size: clamp(
    min(${({ theme }) => theme.size.micro}, calc(96cqw / var(--trend-width))),
    min(10cqh, calc(80cqw / var(--trend-width))),
    2em
  );
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
  @container (height < 3.2em) {
    display: none;
  }
`;

/** Which of several rows the number is of. */
const FirstOf = styled.div`
  flex: none;
  max-width: 100%;
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Course = styled.div`
  flex: none;
  align-self: stretch;
  height: min(26cqh, 9em);
  margin-top: 3cqh;
  padding: 0 ${({ theme }) => theme.space.xs};
  color: var(--threshold, ${({ theme }) => theme.color.accent});
  @container (height < 5em) {
    display: none;
  }
`;

import { memo } from 'react';
import styled from 'styled-components';
import { needProblem } from '@/domain/search/aggregation/form-problems';
import { AXIS_TYPES } from '@/domain/search/aggregation/visualizations';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { hasFiguresTable, shapeOf, type AggregationViewProps } from './data/aggregation-view';
import { hasFigures, hasNumbers } from './data/has-figures';
import { AggregationChart } from './AggregationChart';
import { AggregationHeatmap } from './AggregationHeatmap';
import { AggregationPie } from './AggregationPie';
import { NothingFound } from '@/views/nothing-found/NothingFound';
import { FiguresFrame } from './FiguresFrame';
import { AggregationTable } from './AggregationTable';
import { SingleNumber } from './SingleNumber';

/**
 * Draws an aggregation as its widget is configured. Visualizations that are not supported here are
 * shown as a table and kept unchanged in the document. It renders for new data or settings only, not
 * while its widget is being searched.
 */
export const AggregationView = memo(function AggregationView(props: VisualizationProps) {
  const { asTable, config } = props;
  return asTable && hasFiguresTable(config) ? (
    <FiguresFrame asTable={asTable}>
      <Visualization {...props} />
    </FiguresFrame>
  ) : (
    <Visualization {...props} />
  );
});

type VisualizationProps = AggregationViewProps &
  Pick<Parameters<typeof SingleNumber>[0], 'before' | 'course'>;

function Visualization({ before, course, onTableChange, ...props }: VisualizationProps) {
  const { result, config } = props;
  const { visualization, series, rowPivots, columnPivots } = config;
  const need = needProblem(visualization, {
    metrics: series.length,
    groups: [...rowPivots.map(() => 'row' as const), ...columnPivots.map(() => 'column' as const)],
  });
  if (need)
    return (
      <LazyBoundary fallback={<Skeleton width="100%" height="100%" />}>
        <Refused problem={need} type={visualization} />
      </LazyBoundary>
    );
  if (visualization === 'map')
    return (
      <LazyBoundary fallback={<Skeleton width="100%" height="100%" />}>
        <AggregationMap {...props} />
      </LazyBoundary>
    );
  if (visualization === 'numeric')
    return (
      <SingleNumber
        result={result}
        config={config}
        range={props.range}
        zone={props.zone}
        before={before}
        course={course}
      />
    );
  if (series.length === 0 && rowPivots.length === 0)
    return <EmptyState title={t('widgets.noMetrics')}>{t('widgets.noMetricsHelp')}</EmptyState>;
  if (!hasFigures(result, config)) return <NothingFound />;
  if (props.asTable?.shown && hasFiguresTable(config)) return <AggregationTable {...props} />;
  if (DRAWN.has(visualization) && ![result, ...ghostsOf(props)].some(hasNumbers))
    return (
      <EmptyState title={t('widgets.noNumbers')}>
        {t('widgets.noNumbersHelp', { metrics: shapeOf(config).series.join(', ') })}
      </EmptyState>
    );
  switch (visualization) {
    case 'bar':
    case 'line':
    case 'area':
    case 'scatter':
      return isKnownAxis(config) ? (
        <AggregationChart {...props} />
      ) : (
        <Fallback>
          <Note>{t('widgets.axisUnknown')}</Note>
          <AggregationChart {...props} />
        </Fallback>
      );
    case 'pie':
      return <AggregationPie {...props} />;
    case 'heatmap':
      return <AggregationHeatmap {...props} />;
    case 'table':
      return <AggregationTable {...props} onTableChange={onTableChange} />;
    default:
      return (
        <Fallback>
          <Note>{t('widgets.asTable', { kind: visualization })}</Note>
          <AggregationTable {...props} />
        </Fallback>
      );
  }
}

/** These need numbers; tables and single numbers also show texts. */
const DRAWN: ReadonlySet<string> = new Set(['area', 'bar', 'heatmap', 'line', 'pie', 'scatter']);

const isKnownAxis = ({ visualizationConfig }: AggregationViewProps['config']): boolean => {
  const axis = visualizationConfig?.['axis_type'];
  return axis === undefined || AXIS_TYPES.some((known) => known === axis);
};

const ghostsOf = ({ ghosts = [] }: AggregationViewProps) =>
  ghosts.flatMap((ghost) => ghost.result ?? []);

const Refused = lazyComponent(
  withTexts(['editor'], async () => (await import('./Refused')).Refused),
);
const AggregationMap = lazyComponent(
  withTexts(['maps'], async () => (await import('./AggregationMap')).AggregationMap),
);

const Fallback = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
`;

const Note = styled.p`
  margin: 0 0 ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

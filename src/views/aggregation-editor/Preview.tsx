import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useCallback, useId, useMemo } from 'react';
import styled from 'styled-components';
import type { PivotResult } from '@/contract/search';
import { withMapViewport, type MapViewport } from '@/domain/search/widgets/map-viewport';
import { coloursOnPage, withSeriesColour } from '@/domain/search/widgets/series-colours';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import type { TableChange } from '@/domain/search/aggregation/table-change';
import { AggregationTable } from '@/views/aggregation/AggregationTable';
import { AggregationView } from '@/views/aggregation/AggregationView';
import { fieldsOf, hasFiguresTable, shapeOf } from '@/views/aggregation/data/aggregation-view';
import { rowPlaces } from '@/views/aggregation/data/charts/map-points';
import { pivotTable } from '@/views/aggregation/data/pivot-table';
import { useCopyItems } from '@/views/aggregation/table/use-copy-items';
import { useHiddenSeries } from '@/views/chart-state/use-hidden-series';
import { useView } from '@/views/view-state/view-state-context';
import { AsOf } from '@/views/widget-run/AsOf';
import { Unbound } from '@/views/widget-run/LazyUnbound';
import { MissingParts, ResultErrors } from '@/views/widget-run/ResultErrors';
import { WidgetCard, WidgetHead } from '@/views/widget-frame/widget-cards';
import { useEditor } from './form/editor-context';
import type { Preview as PreviewState } from './use-preview';

/** The live picture. */
export function Preview({
  widgetId,
  title,
  preview,
  isValid,
  onTableChange,
}: {
  widgetId: string;
  title: string;
  preview: PreviewState;
  isValid: boolean;
  onTableChange: (change: TableChange) => void;
}) {
  const titleId = useId();
  const { form, step } = useEditor();
  const { drawn, failed, unbound, error, isFetching, retry } = preview;
  const view = usePreviewView(widgetId, drawn);
  const { config } = form.visualization;
  const onViewportChange = useCallback(
    (viewport: MapViewport) =>
      step({ type: 'options', changes: withMapViewport(config, viewport) }),
    [step, config],
  );
  return (
    <WidgetCard aria-labelledby={titleId} aria-busy={isFetching}>
      <WidgetHead>
        <h2 id={titleId}>{title}</h2>
        <State role="status">
          {!isValid
            ? t('editor.lastValid')
            : preview.isWaiting
              ? t('outage.title')
              : preview.isPending && t('editor.updating')}
        </State>
        {drawn && preview.at && (preview.isWaiting || error || failed) && (
          <AsOf of={preview.at} range={drawn.chart.effective_timerange} />
        )}
      </WidgetHead>
      <Body $faded={isFetching && drawn !== undefined}>
        {error ? <FailureNotice error={error} retry={retry} /> : null}
        {failed && <ResultErrors errors={failed.errors} widgetId={preview.searched.id} />}
        {drawn && view ? (
          <Picture>
            <AggregationView
              {...view}
              before={drawn.trend}
              course={drawn.sparkline}
              onTableChange={onTableChange}
              onViewportChange={onViewportChange}
            />
            <MissingParts errors={drawn.errors} />
          </Picture>
        ) : unbound.length > 0 ? (
          <Suspense>
            <Unbound unbound={unbound} />
          </Suspense>
        ) : (
          !error && !failed && <Skeleton width="100%" height="100%" />
        )}
      </Body>
    </WidgetCard>
  );
}

/** The figures of the picture, unless it shows them itself. */
export function Figures({ widgetId, preview }: { widgetId: string; preview: PreviewState }) {
  const figuresId = useId();
  const view = usePreviewView(widgetId, preview.drawn);
  if (!view || !drawsNoTable(view) || view.config.series.length === 0) return null;
  return (
    <WidgetCard aria-labelledby={figuresId}>
      <WidgetHead>
        <h2 id={figuresId}>{t('editor.figures')}</h2>
        <CopyMenu result={view.result} config={view.config} />
      </WidgetHead>
      <Body $faded={false}>
        <AggregationTable {...view} />
      </Body>
    </WidgetCard>
  );
}

/** What is drawn, with the colours of the page. */
function usePreviewView(widgetId: string, drawn: PreviewState['drawn']) {
  const { zone } = useSession();
  const { state } = useView();
  const { hidden, onHidden } = useHiddenSeries(widgetId);
  const { form, step } = useEditor();
  const config = drawn?.config;
  const chosen = useMemo(
    () =>
      config
        ? coloursOnPage(
            state.widgets.filter(({ id }) => id !== widgetId),
            config,
          )
        : new Map<string, string>(),
    [state.widgets, widgetId, config],
  );
  const { formattingSettings } = form;
  const colours = useMemo(
    () => ({
      hidden,
      onHidden,
      chosen,
      onColour: (name: string, colour: string | undefined) =>
        step({
          type: 'formatting',
          settings: withSeriesColour(formattingSettings, name, colour),
        }),
    }),
    [hidden, onHidden, chosen, step, formattingSettings],
  );
  return (
    drawn && {
      result: drawn.chart,
      config: drawn.config,
      ghosts: drawn.ghosts,
      events: drawn.events,
      range: drawn.chart.effective_timerange,
      zone,
      colours,
    }
  );
}

function CopyMenu({ result, config }: { result: PivotResult; config: AggregationConfig }) {
  const { zone } = useSession();
  const items = useCopyItems(result, config, zone);
  return (
    <Menu
      label={t('table.copy')}
      placement="bottom-end"
      trigger={
        <Button variant="quiet" icon={<ChevronDown aria-hidden size="1em" />}>
          {t('table.copy')}
        </Button>
      }
      items={items}
    />
  );
}

/** Whether the picture shows no table itself, as it does for maps without places. */
function drawsNoTable({ result, config }: { result: PivotResult; config: AggregationConfig }) {
  if (!hasFiguresTable(config)) return false;
  if (config.visualization !== 'map') return true;
  const { rows } = pivotTable(result, shapeOf(config));
  return rowPlaces(rows, fieldsOf(config.rowPivots).length).field !== undefined;
}

const State = styled.span`
  padding-inline-end: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Picture = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  > :first-child {
    flex: 1;
    min-height: 0;
  }
`;

/** Errors stand above the picture of the last settings that worked. */
const Body = styled.div<{ $faded: boolean }>`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
  min-height: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} ${theme.space.s}`};
  opacity: ${({ $faded }) => ($faded ? 0.6 : 1)};
  transition: opacity ${({ theme }) => theme.motion.quick};
`;

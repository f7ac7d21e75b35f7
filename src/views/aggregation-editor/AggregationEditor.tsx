import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { call } from '@/api/client';
import { listFunctions } from '@/contract/fields';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { travelByKeys } from '@/shared/keys/travel-by-keys';
import { t } from '@/shared/texts/t';
import { useIsNarrow } from '@/ui/media/use-media';
import { LIST_BOUNDS } from '@/ui/popover/beside-anchor';
import { ResizablePanes } from '@/ui/resizable-panes/ResizablePanes';
import { aggregationTitle } from '@/views/aggregation/aggregation-title';
import { shapeOf } from '@/views/aggregation/data/aggregation-view';
import { pivotTable, valueExtent } from '@/views/aggregation/data/pivot-table';
import { EmptyWidgetContext } from '@/views/nothing-found/empty-widget';
import { useView } from '@/views/view-state/view-state-context';
import { useBound } from '@/views/variables/use-bindings';
import type { EditorPageProps } from '@/views/widget-frame/widget-type';
import { OwnQueryBar, useOwnQuery } from '@/views/own-query/OwnQueryControls';
import { EditorGuard } from '@/views/widget-run/EditorGuard';
import { cardinalityQuery, type Estimate } from '@/views/widget-run/request/cardinality-query';
import { EditorContext, editedFields } from './form/editor-context';
import { EditorButtons } from './EditorButtons';
import { EditorHead } from './EditorHead';
import { FormattingSection } from './form/FormattingSection';
import { Figures, Preview } from './Preview';
import { GroupsSection } from './form/GroupsSection';
import { MetricsSection } from './form/MetricsSection';
import { SortSection } from './form/SortSection';
import { VisualizationSection } from './form/VisualizationSection';
import { useTableChanges } from './use-table-changes';
import { useAggregationEditor } from './use-aggregation-editor';
import { usePreview } from './use-preview';

/** The height of the picture on a phone. */
const PICTURE = 'min(18em, 38vh)';
const WIDTH = { min: 315, max: 500, initial: 380 } as const;

/** The metric functions of the server; they do not change while the console is open. */
const metricFunctions = {
  queryKey: ['search', 'functions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listFunctions, undefined, { signal }),
  staleTime: Infinity,
};

/** Edits an aggregation in place: the form at the side, the live widget beside it. */
export function AggregationEditor({
  widget,
  title,
  window,
  run,
  outdated,
  onMount,
  onClose,
  onCancel,
}: EditorPageProps<AggregationWidget>) {
  const editor = useAggregationEditor(widget, onClose);
  const { form, own, problems, edited, step, added } = editor;
  const { scope } = useOwnQuery(own);
  const fields = editedFields(scope.fields);
  const { data: functions } = useQuery(metricFunctions);
  const preview = usePreview(widget, edited, { window, run, enabled: !outdated });
  const { onTableChange, question } = useTableChanges(editor.tableChange);
  const [width, setWidth] = useState<number>(WIDTH.initial);
  const isNarrow = useIsNarrow();
  const { view } = useView();
  const { bound: counted } = useBound(preview.searched);
  const empty = useMemo(
    () => ({ widget: counted, unbound: preview.searched, window }),
    [counted, preview.searched, window],
  );
  const cardinality = useCallback(
    (field: string, by: Estimate) => cardinalityQuery(view, counted, window, { field, by }),
    [view, counted, window],
  );
  const wasGroupedBy = useCallback(
    (field: string) =>
      [...widget.config.rowPivots, ...widget.config.columnPivots].some(
        (pivot) => pivot.type !== 'foreign' && pivot.fields.includes(field),
      ),
    [widget.config],
  );
  const { drawn } = preview;
  const drawnConfig = drawn?.config ?? widget.config;
  const valuesOf = useCallback(
    (metrics: readonly string[]) =>
      drawn && valueExtent(pivotTable(drawn.chart, shapeOf(drawn.config)), metrics),
    [drawn],
  );
  const context = useMemo(
    () => ({
      form,
      step,
      problems,
      added,
      fields,
      cardinality,
      wasGroupedBy,
      functions: functions && Object.values(functions).map(({ type }) => type),
      scope: { range: scope.range, streams: scope.streams },
      valuesOf,
    }),
    [form, step, problems, added, fields, scope, functions, cardinality, wasGroupedBy, valuesOf],
  );
  const panel = (
    <Panel>
      <EditorHead editor={editor} />
      <Sections {...{ [LIST_BOUNDS]: '' }}>
        <VisualizationSection />
        <MetricsSection />
        <GroupsSection />
        <SortSection />
        <FormattingSection />
      </Sections>
      <EditorButtons
        editor={editor}
        preview={preview}
        onCancel={() => {
          editor.discard();
          onCancel();
        }}
      />
    </Panel>
  );
  const query = (
    <OwnQueryBar
      value={own}
      onChange={editor.setOwn}
      onSubmit={() => editor.unlessRefused(preview.search)}
      refusals={editor.refusals}
    />
  );
  const picture = (
    <EmptyWidgetContext value={empty}>
      <Preview
        widgetId={widget.id}
        title={title === aggregationTitle(widget.config) ? aggregationTitle(drawnConfig) : title}
        preview={preview}
        isValid={edited !== undefined}
        onTableChange={onTableChange}
      />
    </EmptyWidgetContext>
  );
  const figures = <Figures widgetId={widget.id} preview={preview} />;
  return (
    <EditorContext value={context}>
      <Root
        ref={onMount}
        tabIndex={-1}
        aria-label={t('editor.title', { title })}
        onKeyDown={(event) => travelByKeys(event, editor)}
      >
        <EditorGuard {...editor} />
        {isNarrow ? (
          <>
            {query}
            <Sticky>{picture}</Sticky>
            {panel}
            {figures}
          </>
        ) : (
          <ResizablePanes
            label={t('editor.width')}
            unit="pixels"
            {...WIDTH}
            value={width}
            onChange={setWidth}
            first={panel}
            second={
              <Stage>
                {query}
                {picture}
                {figures}
              </Stage>
            }
          />
        )}
        {question}
      </Root>
    </EditorContext>
  );
}

const Root = styled.section`
  flex: 1;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space.m};
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
  border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    /* What takes the focus is scrolled below the picture, and above the buttons. */
    :is(button, input, select) {
      scroll-margin-block: calc(${PICTURE} + 2em) 5em;
    }
  }
`;

/** Positioned, so that hidden texts in it scroll with it and not with the page. */
const Sections = styled.div`
  position: relative;
  overflow: auto;
`;

const Stage = styled.div`
  display: grid;
  grid-template-rows: auto minmax(16em, 1.4fr);
  grid-auto-rows: minmax(10em, 1fr);
  gap: ${({ theme }) => theme.space.m};
  height: 100%;
  min-height: 0;
  overflow: auto;
  padding-inline-start: ${({ theme }) => theme.space.m};
`;

/** On a phone, the picture stays in sight above the form. */
const Sticky = styled.div`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  display: grid;
  flex: none;
  height: ${PICTURE};
  background: ${({ theme }) => theme.color.canvas};
`;

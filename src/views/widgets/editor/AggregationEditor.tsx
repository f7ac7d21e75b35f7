import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ulid } from 'ulid';
import { call } from '@/api/client';
import { listFunctions } from '@/contract/fields';
import { canAdd } from '@/domain/search/aggregation/form-choices';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { travelByKeys } from '@/shared/keys/travel-by-keys';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { useIsNarrow } from '@/ui/media/use-media';
import { Menu } from '@/ui/menu/Menu';
import { ResizablePanes } from '@/ui/resizable-panes/ResizablePanes';
import { useView } from '@/views/session/session-context';
import { useBound } from '@/views/variables/use-bindings';
import { EditorSteps } from '../frame/EditorSteps';
import type { EditorPageProps } from '../frame/widget-type';
import { OwnQueryBar, useOwnQuery } from '../own-query/OwnQueryControls';
import { cardinalityQuery } from '../request/cardinality-query';
import { EditorContext } from './editor-context';
import { FormattingSection } from './FormattingSection';
import { Preview } from './Preview';
import { GroupsSection } from './GroupsSection';
import { MetricsSection } from './MetricsSection';
import { SortSection } from './SortSection';
import { VisualizationSection } from './VisualizationSection';
import { useTableChanges } from './use-table-changes';
import { useAggregationEditor, type AggregationEditorState } from './use-aggregation-editor';
import { usePreview } from './use-preview';

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
  const editor = useAggregationEditor(widget);
  const { form, own, problems, edited, step, added } = editor;
  const { scope } = useOwnQuery(own);
  const { data: functions } = useQuery(metricFunctions);
  const preview = usePreview(widget, edited, { window, run, enabled: !outdated });
  const { onTableChange, question } = useTableChanges(editor.tableChange);
  const [width, setWidth] = useState<number>(WIDTH.initial);
  const isNarrow = useIsNarrow();
  const { view } = useView();
  const { bound: counted } = useBound(preview.searched);
  const cardinality = useCallback(
    (field: string) => cardinalityQuery(view, counted, window, field),
    [view, counted, window],
  );
  const wasGroupedBy = useCallback(
    (field: string) =>
      [...widget.config.rowPivots, ...widget.config.columnPivots].some(
        (pivot) => pivot.type !== 'foreign' && pivot.fields.includes(field),
      ),
    [widget.config],
  );
  const context = useMemo(
    () => ({
      form,
      step,
      problems,
      added,
      fields: scope.fields?.map(({ name, type: { type, properties } }) => ({
        name,
        type,
        isNumeric: properties.includes('numeric'),
        isEnumerable: properties.includes('enumerable'),
      })),
      cardinality,
      wasGroupedBy,
      functions: functions && Object.values(functions).map(({ type }) => type),
    }),
    [form, step, problems, added, scope.fields, functions, cardinality, wasGroupedBy],
  );
  const apply = () => {
    if (editor.apply()) onClose();
  };
  const panel = (
    <Panel>
      <EditorHead editor={editor} />
      <Sections>
        <VisualizationSection />
        <MetricsSection />
        <GroupsSection />
        <SortSection />
        <FormattingSection />
      </Sections>
      <Buttons>
        <Button
          variant="quiet"
          disabled={edited === undefined || !editor.isDirty || !preview.isPending}
          onClick={preview.update}
        >
          {preview.isFetching && editor.isDirty
            ? t('editor.updatingPreview')
            : t('editor.updatePreview')}
        </Button>
        <Button
          onClick={() => {
            editor.discard();
            onCancel();
          }}
        >
          {t('forms.cancel')}
        </Button>
        <Button variant="primary" disabled={edited === undefined} onClick={apply}>
          {t('editor.updateWidget')}
        </Button>
      </Buttons>
    </Panel>
  );
  const stage = (
    <Stage>
      <OwnQueryBar
        value={own}
        onChange={editor.setOwn}
        onSubmit={preview.update}
        refusals={editor.refusals}
      />
      <Preview
        widgetId={widget.id}
        title={title}
        preview={preview}
        isValid={edited !== undefined}
        onTableChange={onTableChange}
      />
      {question}
    </Stage>
  );
  return (
    <EditorContext value={context}>
      <Root
        ref={onMount}
        tabIndex={-1}
        aria-label={t('editor.title', { title })}
        onKeyDown={(event) => travelByKeys(event, editor)}
      >
        {isNarrow ? (
          <>
            {stage}
            {panel}
          </>
        ) : (
          <ResizablePanes
            label={t('editor.width')}
            unit="pixels"
            {...WIDTH}
            value={width}
            onChange={setWidth}
            first={panel}
            second={stage}
          />
        )}
      </Root>
    </EditorContext>
  );
}

function EditorHead({ editor }: { editor: AggregationEditorState }) {
  const { form, step } = editor;
  return (
    <Head>
      <h2>{t('editor.heading')}</h2>
      <EditorSteps undo={editor.undo} redo={editor.redo} />
      <Menu
        label={t('editor.add')}
        placement="bottom-end"
        trigger={<Button icon={<Plus aria-hidden size="1.1em" />}>{t('editor.add')}</Button>}
        items={[
          {
            id: 'metric',
            label: t('editor.metric'),
            onSelect: () => step({ type: 'addMetric', key: ulid() }),
          },
          {
            id: 'group',
            label: t('editor.grouping'),
            onSelect: () => step({ type: 'addGroup', key: ulid(), direction: 'row' }),
          },
          {
            id: 'sort',
            label: t('editor.sort'),
            ...(!canAdd(form).sort && { disabled: true, title: t('editor.noSortTargets') }),
            onSelect: () => step({ type: 'addSort', key: ulid() }),
          },
        ]}
      />
    </Head>
  );
}

const Root = styled.section`
  flex: 1;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-rows: auto;
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
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  border-bottom: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  h2 {
    flex: 1;
    margin: 0;
    font-size: ${({ theme }) => theme.size.base};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;

/** Positioned, so that hidden texts in it scroll with it and not with the page. */
const Sections = styled.div`
  position: relative;
  overflow: auto;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  border-top: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  > :first-child {
    margin-inline-end: auto;
  }
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
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-rows: auto;
    grid-auto-rows: 18em;
    height: auto;
    padding-inline-start: 0;
  }
`;

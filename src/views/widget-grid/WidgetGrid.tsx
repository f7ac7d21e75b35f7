import {
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { withPositions } from '@/domain/search/view/place-widgets';
import type { Widget, WidgetPosition } from '@/domain/search/widgets/widget';
import type { AbsoluteRange, TimeRange } from '@/domain/time-range/time-range';
import { RuntimeBoundary } from '@/shared/failure/RuntimeBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { useView } from '@/views/view-state/view-state-context';
import { useBound } from '@/views/variables/use-bindings';
import { ArrangingContext } from '@/views/widget-controls/arranging';
import {
  focusWhenMounted,
  takeLostFocus,
  widgetMounted,
} from '@/views/widget-controls/widget-focus';
import { useChrome } from '@/views/widget-controls/use-chrome';
import { useEditedInPlace, useEditedWidget } from '@/views/widget-controls/use-edited-widget';
import { withScope } from '@/views/widget-controls/own-settings/WidgetScope';
import { useFocusedWidget } from '@/views/widget-controls/use-focused-widget';
import { UnboundCard } from '@/views/widget-run/UnboundCard';
import { RefreshContext, type Refreshing } from '@/views/widget-run/use-schedule';
import type { ViewerProps } from '@/views/widget-frame/widget-type';
import type { Selection } from '@/views/widget-controls/selection-context';
import { Selectable } from './selection/Selectable';
import { SelectableFrame } from './selection/SelectableFrame';
import { useSelection } from './selection/use-selection';
import { WidgetClipboard } from './selection/WidgetClipboard';
import { WidgetDrillDown } from './WidgetDrillDown';
import { defaultTitle, widgetTypeOf } from '@/views/widget-types/registry';
import { EarlyText } from '@/views/widget-types/text/EarlyText';

export type WidgetGridProps = {
  /** The window in which a widget is searched; undefined while it is unknown. */
  windowOf: (widget: Widget) => TimeRange | undefined;
  /** Disables moving and resizing. */
  locked?: boolean;
  /** Shown without widgets. */
  empty?: ReactNode;
} & Pick<ViewerProps, 'run' | 'outdated' | 'page' | 'onQueryChange' | 'onZoom'>;

/** The widgets of a view in their grid positions, or the maximized one. */
export function WidgetGrid(props: WidgetGridProps) {
  const { isReadOnly, state } = useView();
  const [focusedId] = useFocusedWidget();
  const edited = useEditedInPlace();
  const all = useSelection();
  const isAlone = edited !== undefined || state.widgets.some(({ id }) => id === focusedId);
  const selection = isReadOnly || isAlone ? undefined : all;
  return (
    <>
      {!isReadOnly && !edited && <WidgetClipboard selection={selection} />}
      <RefreshContext value={useAfterEditing(edited !== undefined)}>
        <Widgets {...props} selection={selection} />
      </RefreshContext>
    </>
  );
}

/** Closing an editor is no reason to search the other widgets again. */
function useAfterEditing(isEditing: boolean): Refreshing {
  const refreshing = use(RefreshContext);
  const [editedUntil, setEditedUntil] = useState(0);
  useLayoutEffect(() => (isEditing ? () => setEditedUntil(Date.now()) : undefined), [isEditing]);
  return useMemo(() => ({ ...refreshing, editedUntil }), [refreshing, editedUntil]);
}

function Widgets({ selection, ...props }: WidgetGridProps & { selection: Selection | undefined }) {
  const { view, state, edit, undo, mayUndo } = useView();
  const [focusedId] = useFocusedWidget();
  const arranging = use(ArrangingContext);
  const { widgets, titles } = state;
  const { positions } = useMemo(() => withPositions(state, view.type), [state, view.type]);
  const focused = widgets.find(({ id }) => id === focusedId);
  const edited = useEditedInPlace();
  const [creating, setCreating] = useState<WidgetPosition>();
  if (edited) return <EditedInPlace {...props} widget={edited} />;
  if (focused)
    return (
      <Alone
        ref={(element) => widgetMounted(focused.id, element)}
        tabIndex={-1}
        role="group"
        aria-label={titles.widget[focused.id] ?? defaultTitle(focused)}
      >
        <Guarded {...props} widget={focused} handle={null} />
      </Alone>
    );
  if (widgets.length === 0 && props.empty !== undefined) return props.empty;
  if (widgets.length === 0)
    return (
      <EmptyState
        title={t('widgets.none')}
        action={mayUndo && <Button onClick={undo}>{t('widgets.undo')}</Button>}
      >
        {t('widgets.noneHelp')}
      </EmptyState>
    );
  return (
    <Suspense fallback={null}>
      {arranging.active && (
        <Hint>
          <span>{t('widgets.arrangeHelp')}</span>
          <Button onClick={arranging.end}>{t('widgets.arranged')}</Button>
        </Hint>
      )}
      {creating && <NewWidgetDialog position={creating} onClose={() => setCreating(undefined)} />}
      <Selectable selection={selection}>
        <Grid
          label={t(view.type === 'DASHBOARD' ? 'widgets.gridOfDashboard' : 'widgets.grid')}
          items={widgets.map((widget) => ({
            id: widget.id,
            title: titles.widget[widget.id] ?? defaultTitle(widget),
          }))}
          positions={positions}
          locked={props.locked === true}
          onPositions={(changed) => edit({ type: 'positions', positions: changed })}
          render={(id, handle) => {
            const widget = widgets.find((one) => one.id === id);
            return (
              widget && (
                <SelectableFrame id={id} title={titles.widget[id] ?? defaultTitle(widget)}>
                  <Guarded {...props} widget={widget} handle={handle} />
                </SelectableFrame>
              )
            );
          }}
          onCreate={setCreating}
          selected={selection?.selected}
          onSelect={(id, { extends: isExtended }) =>
            isExtended ? selection?.extendTo(id) : selection?.toggle(id)
          }
          texts={{
            create: t('widgets.createHere'),
            handle: (title) => t('widgets.handle', { title }),
            resize: () => t('widgets.resizeHint'),
            placed: (title, col, row, width, height) =>
              t('widgets.placed', { title, col, row, width, height }),
          }}
        />
      </Selectable>
    </Suspense>
  );
}

function EditedInPlace({ widget, windowOf, run, outdated }: WidgetGridProps & { widget: Widget }) {
  const { state, page } = useView();
  const [, setEdited] = useEditedWidget(widget.id);
  const window = useMemo(() => windowOf(widget), [windowOf, widget]);
  const { EditorPage } = widgetTypeOf(widget);
  const opened = useCallback(
    (element: HTMLElement | null) => {
      widgetMounted(widget.id, element);
      takeLostFocus(element);
    },
    [widget.id],
  );
  if (!EditorPage || !window) return null;
  const title = state.titles.widget[widget.id] ?? defaultTitle(widget);
  return (
    <RuntimeBoundary of={run}>
      <Suspense
        fallback={
          widget.kind === 'text' ? (
            <EarlyText widget={widget} title={title} />
          ) : (
            <Skeleton width="100%" height="100%" />
          )
        }
      >
        <EditorPage
          key={widget.id}
          widget={widget}
          title={title}
          window={window}
          run={run}
          outdated={outdated}
          onMount={opened}
          onClose={() => {
            focusWhenMounted(widget.id);
            setEdited(false);
          }}
          onCancel={() => {
            focusWhenMounted(widget.id);
            page.cancelEditing();
          }}
        />
      </Suspense>
    </RuntimeBoundary>
  );
}

/** Help text in arrange mode. */
const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  margin: 0 0 ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Grid = lazyComponent(async () => (await import('@/ui/grid/Grid')).Grid);

const NewWidgetDialog = lazyComponent(
  withTexts(
    ['searchSidebar', 'forms'],
    async () => (await import('./NewWidgetDialog')).NewWidgetDialog,
  ),
);

type CellProps = WidgetGridProps & { widget: Widget; handle: ReactNode };

const Guarded = (props: CellProps) => (
  <RuntimeBoundary of={props.run}>
    <Cell {...props} />
  </RuntimeBoundary>
);

function Cell({ widget, handle, windowOf, onZoom, locked: _, empty: __, ...page }: CellProps) {
  const {
    view: { type },
    state,
    edit,
  } = useView();
  const { bound, unbound } = useBound(widget);
  // The range of the page has no effect on a widget with its own.
  const zoom = useCallback(
    (range: AbsoluteRange) => {
      if (widget.timerange === null || type === 'DASHBOARD') onZoom(range);
      else edit({ type: 'widget', widget: { ...widget, timerange: range } });
    },
    [widget, type, onZoom, edit],
  );
  const window = useMemo(() => windowOf(widget), [windowOf, widget]);
  const plain = useChrome(widget.id, handle);
  const chrome = type === 'DASHBOARD' ? withScope(plain, widget, bound.timerange ?? window) : plain;
  const isFirst = state.widgets.find(({ kind }) => kind === widget.kind)?.id === widget.id;
  if (!window) return null;
  const { Viewer } = widgetTypeOf(widget);
  const viewer = (
    <Suspense fallback={<Skeleton width="100%" height="100%" />}>
      {unbound.length > 0 ? (
        <UnboundCard widgetId={widget.id} unbound={unbound} chrome={chrome} />
      ) : (
        <Viewer
          {...page}
          onZoom={zoom}
          widget={bound}
          chrome={chrome}
          window={window}
          isFirst={isFirst}
        />
      )}
    </Suspense>
  );
  return widget.kind === 'aggregation' ? (
    <WidgetDrillDown widget={widget} onQueryChange={page.onQueryChange} onZoom={zoom}>
      {viewer}
    </WidgetDrillDown>
  ) : (
    viewer
  );
}

const Alone = styled.div`
  flex: 1;
  min-height: 0;
  /* The page itself scrolls, so the height needs to be explicit. */
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex: none;
    height: 70vh;
  }
`;

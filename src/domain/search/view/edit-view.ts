import type { ListedRule } from '../../highlighting/rule';
import { unreachable } from '../../unreachable';
import { withRoomAt, withoutWidget, withWidgetTitle } from './arrange-widgets';
import { placedWidget, withWidgetOnTop } from './transfer-widget';
import { onStates, type Titles, type ViewAbout, type ViewDocument, type QueryState } from './view';
import { withColumns } from '../widgets/message-row';
import type {
  AggregationConfig,
  MessagesConfig,
  SortItem,
  Widget,
  WidgetPosition,
} from '../widgets/widget';

/** A user's change to what is displayed. None of them triggers a request by itself. */
export type StateChange =
  | { type: 'highlighting'; rules: readonly ListedRule[] }
  | { type: 'columns'; widgetId: string; fields: readonly string[] }
  | { type: 'sort'; widgetId: string; sort: readonly SortItem[] }
  /** Changes part of a widget's configuration. */
  | {
      type: 'widgetConfig';
      widgetId: string;
      config: Partial<MessagesConfig> | Partial<AggregationConfig>;
    }
  /** Replaces the widget with the same id, for example to override its query. */
  | { type: 'widget'; widget: Widget }
  /** Widgets at and below the position move down. */
  | {
      type: 'addWidget';
      widget: Widget;
      /** Without one it has the default title of its type. */
      title?: string | undefined;
      position: WidgetPosition;
    }
  | { type: 'removeWidget'; widgetId: string }
  /** Placed at the top; `title` is that of the copy. */
  | { type: 'duplicateWidget'; widgetId: string; newId: string; title: string }
  | { type: 'widgetTitle'; widgetId: string; title: string }
  | { type: 'titles'; titles: Titles }
  | { type: 'positions'; positions: Readonly<Record<string, WidgetPosition>> }
  | { type: 'selectedFields'; fields: readonly string[] | null };

/**
 * A change by a function, for changes whose code loads with what offers them. `mergeKey` names the
 * place where it is typed, if it reports each step of the typing.
 */
export type DocumentChange = {
  type: 'document';
  apply: (document: ViewDocument, queryId: string) => ViewDocument;
  mergeKey?: string;
};

export type ViewChange = StateChange | DocumentChange | { type: 'about'; about: ViewAbout };

/** Applies a change to the page `queryId`. Changes to a missing widget are ignored. */
export function editView(
  document: ViewDocument,
  queryId: string,
  change: ViewChange,
): ViewDocument {
  switch (change.type) {
    case 'about':
      return { ...document, ...change.about };
    case 'document':
      return change.apply(document, queryId);
    default:
      return onStates(document, (state, id) => (id === queryId ? editState(state, change) : state));
  }
}

/**
 * Where a change is typed; undefined for one that users completed, as with Enter or in a dialog.
 * That is a step of its own.
 */
export const mergeKeyOf = (change: ViewChange): string | undefined =>
  change.type === 'document' ? change.mergeKey : undefined;

function editState(state: QueryState, change: StateChange): QueryState {
  switch (change.type) {
    case 'highlighting':
      return { ...state, highlighting: change.rules };
    case 'columns':
      return onWidget(state, change.widgetId, (widget) =>
        widget.kind === 'messages'
          ? { ...widget, config: withColumns(widget.config, change.fields) }
          : widget,
      );
    case 'sort':
      return onWidget(state, change.widgetId, (widget) => sorted(widget, change.sort));
    case 'widgetConfig':
      return onWidget(state, change.widgetId, (widget) => configured(widget, change.config));
    case 'widget':
      return onWidget(state, change.widget.id, () => change.widget);
    case 'addWidget':
      return added(state, change);
    case 'removeWidget':
      return withoutWidget(state, change.widgetId);
    case 'duplicateWidget':
      return duplicated(state, change);
    case 'widgetTitle':
      return {
        ...state,
        titles: withWidgetTitle(state.titles, change.widgetId, change.title),
      };
    case 'titles':
      return { ...state, titles: change.titles };
    case 'positions':
      return { ...state, positions: change.positions };
    case 'selectedFields':
      return { ...state, selectedFields: change.fields };
    default:
      return unreachable(change);
  }
}

const onWidget = (
  state: QueryState,
  widgetId: string,
  change: (widget: Widget) => Widget,
): QueryState => ({
  ...state,
  widgets: state.widgets.map((widget) => (widget.id === widgetId ? change(widget) : widget)),
});

function sorted(widget: Widget, sort: readonly SortItem[]): Widget {
  switch (widget.kind) {
    case 'messages':
      return { ...widget, config: { ...widget.config, sort } };
    case 'aggregation':
      return { ...widget, config: { ...widget.config, sort } };
    case 'text':
    case 'foreign':
      return widget;
    default:
      return unreachable(widget);
  }
}

function configured(
  widget: Widget,
  config: Partial<MessagesConfig> | Partial<AggregationConfig>,
): Widget {
  switch (widget.kind) {
    case 'messages':
      return {
        ...widget,
        config: withoutLoneSummary({ ...widget.config, ...(config as Partial<MessagesConfig>) }),
      };
    case 'aggregation':
      return { ...widget, config: { ...widget.config, ...(config as Partial<AggregationConfig>) } };
    case 'text':
    case 'foreign':
      return widget;
    default:
      return unreachable(widget);
  }
}

/** The summary is part of the message row and cannot be shown without it. */
const withoutLoneSummary = (config: MessagesConfig): MessagesConfig =>
  config.showMessageRow || !config.showSummary ? config : { ...config, showSummary: false };

const added = (
  state: QueryState,
  { widget, title, position }: Extract<StateChange, { type: 'addWidget' }>,
): QueryState => ({
  ...state,
  widgets: [...state.widgets, widget],
  titles: withWidgetTitle(state.titles, widget.id, title),
  positions: { ...withRoomAt(state.positions, position), [widget.id]: position },
});

function duplicated(
  state: QueryState,
  { widgetId, newId, title }: Extract<StateChange, { type: 'duplicateWidget' }>,
): QueryState {
  const placed = placedWidget(state, widgetId);
  return placed
    ? withWidgetOnTop(state, { ...placed, widget: { ...placed.widget, id: newId }, title })
    : state;
}

import { positionOnTop, withRoomAt, withoutWidget, withWidgetTitle } from './arrange-widgets';
import type { Query } from '../search';
import { streamsOf } from '../stream-filter';
import { onStates, stateOf, type ViewDocument, type QueryState } from './view';
import type { Widget, WidgetPosition } from '../widgets/widget';

/**
 * The widget with the query, range, streams and filters that it inherits from its search, so that
 * it finds the same on a dashboard.
 */
export const detached = (
  widget: Widget,
  { query, timerange, filter, filters }: Pick<Query, 'query' | 'timerange' | 'filter' | 'filters'>,
): Widget => ({
  ...widget,
  query: widget.query ?? query,
  timerange: widget.timerange ?? timerange,
  streams: widget.streams.length > 0 ? widget.streams : streamsOf(filter),
  filters: [...filters, ...widget.filters],
});

/** A widget with its title, if it has one of its own, and its size. */
export type PlacedWidget = {
  widget: Widget;
  title: string | undefined;
  size: Pick<WidgetPosition, 'height' | 'width'>;
};

/** A widget of a page; undefined if it does not exist. */
export function placedWidget(
  { widgets, titles, positions }: QueryState,
  widgetId: string,
): PlacedWidget | undefined {
  const widget = widgets.find(({ id }) => id === widgetId);
  if (!widget) return undefined;
  return {
    widget,
    title: Object.hasOwn(titles.widget, widgetId) ? titles.widget[widgetId] : undefined,
    size:
      (Object.hasOwn(positions, widgetId) ? positions[widgetId] : undefined) ??
      positionOnTop(widget.kind),
  };
}

/** The page with a widget added at the top; the others move down. */
export function withWidgetOnTop(
  state: QueryState,
  { widget, title, size: { height, width } }: PlacedWidget,
): QueryState {
  const position = { col: 1, row: 1, height, width };
  return {
    ...state,
    widgets: [...state.widgets, widget],
    titles: withWidgetTitle(state.titles, widget.id, title),
    positions: { ...withRoomAt(state.positions, position), [widget.id]: position },
  };
}

/**
 * Moves a widget to the top of another page of the dashboard, with its title and size. With
 * `copyId` the original stays, and the copy gets this id. A missing widget is ignored.
 */
export function withWidgetMoved(
  document: ViewDocument,
  {
    widgetId,
    from,
    to,
    copyId,
  }: { widgetId: string; from: string; to: string; copyId?: string | undefined },
): ViewDocument {
  const placed = placedWidget(stateOf(document, from), widgetId);
  if (!placed || from === to) return document;
  const moved =
    copyId === undefined ? placed : { ...placed, widget: { ...placed.widget, id: copyId } };
  return onStates(document, (state, id) => {
    if (id === to) return withWidgetOnTop(state, moved);
    return id === from && copyId === undefined ? withoutWidget(state, widgetId) : state;
  });
}

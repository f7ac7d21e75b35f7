import type { Widget, WidgetPosition } from '../widgets/widget';
import type { ViewState } from './view';

/** Widgets at and below the position move down. Without a title the widget has its default one. */
export const addWidget = (
  state: ViewState,
  widget: Widget,
  title: string | undefined,
  position: WidgetPosition,
): ViewState => ({
  ...state,
  widgets: [...state.widgets, widget],
  titles:
    title === undefined
      ? state.titles
      : { ...state.titles, widget: { ...state.titles.widget, [widget.id]: title } },
  positions: { ...withRoomAt(state.positions, position), [widget.id]: position },
});

function withRoomAt(
  positions: ViewState['positions'],
  { col, row, height, width }: WidgetPosition,
): ViewState['positions'] {
  const isTaken = Object.values(positions).some(
    (one) =>
      one.row < row + height &&
      row < one.row + one.height &&
      one.col < col + width &&
      col < one.col + one.width,
  );
  return isTaken
    ? Object.fromEntries(
        Object.entries(positions).map(([id, one]) => [
          id,
          one.row >= row ? { ...one, row: one.row + height } : one,
        ]),
      )
    : positions;
}

/** Its search types are removed when the search is written, see `withSearchTypes`. */
export function removeWidget(state: ViewState, widgetId: string): ViewState {
  return {
    ...state,
    widgets: state.widgets.filter(({ id }) => id !== widgetId),
    titles: { ...state.titles, widget: without(state.titles.widget, widgetId) },
    positions: without(state.positions, widgetId),
    widgetMapping: without(state.widgetMapping, widgetId),
  };
}

/** Places the copy below the original. */
export function duplicateWidget(
  state: ViewState,
  { widgetId, newId, title }: { widgetId: string; newId: string; title: string },
): ViewState {
  const widget = state.widgets.find(({ id }) => id === widgetId);
  if (!widget) return state;
  const {
    col = 1,
    row = 1,
    height = 1,
    width = 1,
  } = (Object.hasOwn(state.positions, widgetId) ? state.positions[widgetId] : undefined) ?? {};
  return addWidget(state, { ...widget, id: newId }, title, {
    col,
    row: row + height,
    height,
    width,
  });
}

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));

import type { Titles, QueryState } from './view';
import type { Widget, WidgetPosition } from '../widgets/widget';

/** The size of a widget that does not take the full width. */
export const defaultSize = (kind: Widget['kind']): Pick<WidgetPosition, 'height' | 'width'> =>
  SIZES[kind] ?? { height: 4, width: 4 };

const SIZES: Readonly<Partial<Record<Widget['kind'], Pick<WidgetPosition, 'height' | 'width'>>>> = {
  messages: { height: 5, width: 6 },
  text: { height: 2, width: 6 },
};

/** The position of a widget that comes to a dashboard: at the top, so that all others move down. */
export const positionOnTop = (kind: Widget['kind']): WidgetPosition => ({
  col: 1,
  row: 1,
  ...defaultSize(kind),
});

/** Half of the grid. */
const HALF = 6;

/** The position of a widget that a user creates on a dashboard: at the top, of half the width. */
export const positionOfCreated = (kind: Widget['kind']): WidgetPosition => ({
  ...positionOnTop(kind),
  width: HALF,
});

/** The positions with a free space: if it is taken, widgets at and below it move down. */
export function withRoomAt(
  positions: QueryState['positions'],
  { col, row, height, width }: WidgetPosition,
): QueryState['positions'] {
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

/** Without a title of its own a widget has the default one of its type. */
export const withWidgetTitle = (
  titles: Titles,
  widgetId: string,
  title: string | undefined,
): Titles =>
  title === undefined ? titles : { ...titles, widget: { ...titles.widget, [widgetId]: title } };

/** Its search types are removed when the search is written, see `withSearchTypes`. */
export const withoutWidget = (state: QueryState, widgetId: string): QueryState => ({
  ...state,
  widgets: state.widgets.filter(({ id }) => id !== widgetId),
  titles: { ...state.titles, widget: without(state.titles.widget, widgetId) },
  positions: without(state.positions, widgetId),
  widgetMapping: without(state.widgetMapping, widgetId),
});

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));

import { editPages } from '../view/edit-pages';
import { defaultSize, withoutWidget, withWidgetTitle } from '../view/arrange-widgets';
import { onStates, stateOf, type ViewDocument, type QueryState } from '../view/view';
import type { Widget, WidgetPosition } from '../widgets/widget';

/** Widgets that are moved or copied together, with their titles and places. */
export type WidgetGroup = readonly GroupMember[];
export type GroupMember = {
  widget: Widget;
  /** Undefined if it has the default title of its type. */
  title: string | undefined;
  position: WidgetPosition;
};

/** The widgets with these ids, from top to bottom. */
export const groupOf = (
  { widgets, titles, positions }: QueryState,
  ids: ReadonlySet<string>,
): WidgetGroup =>
  inReadingOrder(
    widgets
      .filter(({ id }) => ids.has(id))
      .map((widget) => ({
        widget,
        title: Object.hasOwn(titles.widget, widget.id) ? titles.widget[widget.id] : undefined,
        position: (Object.hasOwn(positions, widget.id) ? positions[widget.id] : undefined) ?? {
          col: 1,
          row: belowAll(Object.values(positions)),
          ...defaultSize(widget.kind),
        },
      })),
  );

const inReadingOrder = (group: WidgetGroup): WidgetGroup =>
  group.toSorted(
    ({ position: one }, { position: other }) => one.row - other.row || one.col - other.col,
  );

const belowAll = (positions: readonly WidgetPosition[]) =>
  Math.max(1, ...positions.map(({ row, height }) => row + height));

/** The page with a group on top, arranged as before; all other widgets move down. */
export function withGroupOnTop(state: QueryState, group: WidgetGroup): QueryState {
  const [top, left] = [
    Math.min(...group.map(({ position }) => position.row)),
    Math.min(...group.map(({ position }) => position.col)),
  ];
  const placed = group.map(({ widget: { id }, position }): [string, WidgetPosition] => [
    id,
    { ...position, col: position.col - left + 1, row: position.row - top + 1 },
  ]);
  const height = belowAll(placed.map(([, position]) => position)) - 1;
  return {
    ...state,
    widgets: [...state.widgets, ...group.map(({ widget }) => widget)],
    titles: group.reduce(
      (titles, { widget: { id }, title }) => withWidgetTitle(titles, id, title),
      state.titles,
    ),
    positions: {
      ...Object.fromEntries(
        Object.entries(state.positions).map(([id, one]) => [id, { ...one, row: one.row + height }]),
      ),
      ...Object.fromEntries(placed),
    },
  };
}

/** The group with new ids and titles. */
export const copyOf = (
  group: WidgetGroup,
  newId: () => string,
  titleOf: (member: GroupMember) => string | undefined = ({ title }) => title,
): WidgetGroup =>
  group.map((member) => ({
    ...member,
    widget: { ...member.widget, id: newId() },
    title: titleOf(member),
  }));

/** The view with a group on top of a page. */
export const withGroup = (
  document: ViewDocument,
  pageId: string,
  group: WidgetGroup,
): ViewDocument =>
  onStates(document, (state, id) => (id === pageId ? withGroupOnTop(state, group) : state));

/** The view without these widgets of a page. */
export const withoutGroup = (
  document: ViewDocument,
  pageId: string,
  ids: ReadonlySet<string>,
): ViewDocument =>
  onStates(document, (state, id) =>
    id === pageId ? [...ids].reduce((now, widgetId) => withoutWidget(now, widgetId), state) : state,
  );

/**
 * Moves widgets to the top of another page, arranged as before. With `newId` they are copied, and
 * their copies get new ids.
 */
export function withGroupSent(
  document: ViewDocument,
  { ids, from, to, newId }: SentGroup,
): ViewDocument {
  const group = groupOf(stateOf(document, from), ids);
  if (from === to || group.length === 0) return document;
  // One by one, because the search types of unknown widgets go along.
  const names = new Map(group.map(({ widget: { id } }) => [id, id]));
  const sent = group.reduce((now, { widget: { id } }) => {
    if (!newId) return editPages(now, { type: 'sendWidget', widgetId: id, to });
    const known = new Set(stateOf(now, to).widgets.map((widget) => widget.id));
    const next = editPages(now, { type: 'sendWidget', widgetId: id, to, newId });
    const copy = stateOf(next, to).widgets.find((widget) => !known.has(widget.id));
    names.set(id, copy?.id ?? id);
    return next;
  }, document);
  const renamed = group.map((member) => ({
    ...member,
    widget: { ...member.widget, id: names.get(member.widget.id) ?? member.widget.id },
  }));
  const { positions } = withGroupOnTop(stateOf(document, to), renamed);
  return onStates(sent, (state, id) => (id === to ? { ...state, positions } : state));
}

type SentGroup = {
  ids: ReadonlySet<string>;
  from: string;
  to: string;
  newId?: (() => string) | undefined;
};

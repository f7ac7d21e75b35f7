import type { ListedRule } from '../../highlighting/rule';
import type { Kept } from '../lossless';
import type { Query, Search } from '../search';
import type { Variable } from '../variables/variable';
import type { Widget, WidgetPosition } from '../widgets/widget';

export type ViewType = 'SEARCH' | 'DASHBOARD';

/** Titles by kind: of widgets by id, and of the page as `title`. */
export type Titles = Kept & {
  widget: Readonly<Record<string, string>>;
  tab: Readonly<Record<string, string>>;
};

/** The presentation of one query. */
export type QueryState = Kept & {
  selectedFields: readonly string[] | null;
  staticMessageListId: string | null;
  titles: Titles;
  widgets: readonly Widget[];
  /** Search type ids by widget id. */
  widgetMapping: Readonly<Record<string, readonly string[]>>;
  positions: Readonly<Record<string, WidgetPosition>>;
  highlighting: readonly ListedRule[];
};

/** The descriptive part of a view. */
export type ViewAbout = { title: string; summary: string; description: string };

/** A saved search or a dashboard. */
export type View = Kept &
  ViewAbout & {
    /** Empty until it is saved. */
    id: string;
    type: ViewType;
    properties: readonly unknown[];
    /** On the wire one of the properties. */
    variables?: readonly Variable[];
    /** Capabilities required of the server, by name. */
    requires: Readonly<Record<string, unknown>>;
    owner: string | null;
    createdAt: string;
    favorite: boolean;
    /** By query id. */
    states: Readonly<Record<string, QueryState>>;
  };

/** A view with its search: edited, undone and saved as one. */
export type ViewDocument = View & { search: Search };

/**
 * The only query of a search.
 * @throws Error unless there is exactly one
 */
export function onlyQuery({ search: { queries } }: Pick<ViewDocument, 'search'>): Query {
  const [query, ...others] = queries;
  if (!query || others.length > 0) throw new Error('Searches must only have a single query!');
  return query;
}

/** The state of a query without widgets. */
export const EMPTY_STATE: QueryState = {
  selectedFields: null,
  staticMessageListId: null,
  titles: { widget: {}, tab: {} },
  widgets: [],
  widgetMapping: {},
  positions: {},
  highlighting: [],
};

/** The presentation of a query; empty if the view has none. */
export const stateOf = ({ states }: Pick<View, 'states'>, queryId: string): QueryState =>
  Object.hasOwn(states, queryId) ? (states[queryId] ?? EMPTY_STATE) : EMPTY_STATE;

/** The view with a change applied to all of its states. */
export const onStates = <Document extends Pick<View, 'states'>>(
  document: Document,
  change: (state: QueryState, queryId: string) => QueryState,
): Document => ({
  ...document,
  states: Object.fromEntries(
    Object.entries(document.states).map(([id, state]) => [id, change(state, id)]),
  ),
});

import type { ListedRule } from '../highlighting/rule';
import type { Kept } from './lossless';
import type { Query, Search } from './search';
import type { Widget, WidgetPosition } from './widget';

export type ViewType = 'SEARCH' | 'DASHBOARD';

/** By what a title is of: a widget by its id, and the page by `title`. */
export type Titles = Kept & {
  widget: Readonly<Record<string, string>>;
  tab: Readonly<Record<string, string>>;
};

/** How one query is shown. */
export type ViewState = Kept & {
  selectedFields: readonly string[] | null;
  staticMessageListId: string | null;
  titles: Titles;
  widgets: readonly Widget[];
  /** The search types of each widget. */
  widgetMapping: Readonly<Record<string, readonly string[]>>;
  positions: Readonly<Record<string, WidgetPosition>>;
  highlighting: readonly ListedRule[];
};

/** What is told of a view to people. */
export type ViewAbout = { title: string; summary: string; description: string };

/** A saved search or a dashboard. */
export type View = Kept &
  ViewAbout & {
    /** Empty until it is saved. */
    id: string;
    type: ViewType;
    properties: readonly unknown[];
    /** What it needs of the server, by name. */
    requires: Readonly<Record<string, unknown>>;
    owner: string | null;
    createdAt: string;
    favorite: boolean;
    /** By the id of a query. */
    states: Readonly<Record<string, ViewState>>;
  };

/** A view with what it searches: edited, undone and saved as one. */
export type ViewDocument = View & { search: Search };

/** The one query of a search. Fails where there is not exactly one. */
export function onlyQuery({ search: { queries } }: Pick<ViewDocument, 'search'>): Query {
  const [query, ...others] = queries;
  if (!query || others.length > 0) throw new Error('Searches must only have a single query!');
  return query;
}

/** A query that shows nothing. */
export const EMPTY_STATE: ViewState = {
  selectedFields: null,
  staticMessageListId: null,
  titles: { widget: {}, tab: {} },
  widgets: [],
  widgetMapping: {},
  positions: {},
  highlighting: [],
};

/** How a query of the view is shown; a query without a state shows nothing. */
export const stateOf = ({ states }: Pick<View, 'states'>, queryId: string): ViewState =>
  Object.hasOwn(states, queryId) ? (states[queryId] ?? EMPTY_STATE) : EMPTY_STATE;

/** The view with each of its states changed. */
export const onStates = <Document extends Pick<View, 'states'>>(
  document: Document,
  change: (state: ViewState, queryId: string) => ViewState,
): Document => ({
  ...document,
  states: Object.fromEntries(
    Object.entries(document.states).map(([id, state]) => [id, change(state, id)]),
  ),
});

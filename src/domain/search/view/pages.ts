import type { TimeRange } from '../../time-range/time-range';
import type { Query } from '../search';
import { stateOf, type ViewDocument, type QueryState } from './view';

/** A page of a dashboard, or the only one of a search. The title is empty if it was never named. */
export type ViewPage = { id: string; title: string };

/** Replaces the query and the range of all widgets of a dashboard. */
export type PageFilter = { query?: string; range?: TimeRange };

export const MAX_PAGE_TITLE = 40;

/** Range of the widgets on a new page that have none of their own. */
const NEW_PAGE_RANGE: TimeRange = { type: 'relative', from: 300 };

/** The title of a page; empty if it was never named. */
export const titleIn = ({ titles: { tab } }: QueryState): string =>
  (Object.hasOwn(tab, 'title') ? tab['title'] : undefined) ?? '';

/** All pages in their order. */
export const pagesOf = (document: ViewDocument): ViewPage[] =>
  document.search.queries.map(({ id }) => ({ id, title: titleIn(stateOf(document, id)) }));

/**
 * The query of a page, or of the first one if there is no page with this id.
 * @throws Error if the view has no page at all
 */
export function queryOfPage({ search: { queries } }: ViewDocument, pageId?: string): Query {
  const query = queries.find(({ id }) => id === pageId) ?? queries[0];
  if (!query) throw new Error('The dashboard has no pages.');
  return query;
}

/** The page of a copy, whose pages may have ids of their own, in the place of a page of its original. */
export function pageInCopy(
  original: ViewDocument,
  pageId: string | undefined,
  copy: ViewDocument,
): string | undefined {
  const at = original.search.queries.findIndex(({ id }) => id === pageId);
  return at === -1 ? undefined : copy.search.queries[at]?.id;
}

/** The view reduced to a single page, with the filter of the dashboard as its query and range. */
export function onlyPage(
  document: ViewDocument,
  pageId: string | undefined,
  { query, range }: PageFilter = {},
): ViewDocument {
  const page = queryOfPage(document, pageId);
  const isWhole = document.search.queries.length === 1;
  if (isWhole && query === undefined && range === undefined) return document;
  return {
    ...document,
    search: {
      ...document.search,
      queries: [{ ...page, query: query ?? page.query, timerange: range ?? page.timerange }],
    },
    states: { [page.id]: stateOf(document, page.id) },
  };
}

/** The longest range in which anything on the shown page is searched. */
export function rangeOfPage(view: ViewDocument): TimeRange {
  const page = queryOfPage(view);
  const ranges = stateOf(view, page.id).widgets.map(({ timerange }) => timerange ?? page.timerange);
  const [first = page.timerange, ...others] = ranges;
  return others.reduce(
    (longest, one) => (secondsIn(one) > secondsIn(longest) ? one : longest),
    first,
  );
}

const DAY_S = 86_400;

/** Of relative and absolute ranges; the others are resolved by the server. */
export function secondsIn(range: TimeRange): number {
  switch (range.type) {
    case 'relative':
      return 'from' in range ? range.from - (range.to ?? 0) : range.range || Infinity;
    case 'absolute':
      return (Date.parse(range.to) - Date.parse(range.from)) / 1_000;
    case 'keyword':
      return DAY_S;
  }
}

/** A page without widgets. */
export const emptyPage = (id: string): Query => ({
  id,
  query: '',
  timerange: NEW_PAGE_RANGE,
  filter: null,
  filters: [],
  searchTypes: [],
});

/**
 * The page to show after a change of the document: the shown one, or if it is gone, the nearest one
 * before or else after it.
 */
export function pageAfter(before: ViewDocument, shown: string, after: ViewDocument): string {
  const ids = before.search.queries.map(({ id }) => id);
  const at = ids.indexOf(shown);
  const kept = new Set(after.search.queries.map(({ id }) => id));
  const nearest = [...ids.slice(0, at + 1).toReversed(), ...ids.slice(at + 1)];
  return nearest.find((id) => kept.has(id)) ?? queryOfPage(after).id;
}

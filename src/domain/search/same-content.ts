import { sameJson } from './same-json';
import { onStates, type ViewDocument } from './view';

/**
 * Whether two versions of a view say and show the same. Whose it is, who likes it and how its
 * search is called does not count.
 */
export function sameContent(one: ViewDocument, other: ViewDocument): boolean {
  return one === other || sameJson(contentOf(one), contentOf(other));
}

/** The same, whatever was made of the widgets when either was stored: their search types. */
export const sameExceptSearchTypes = (one: ViewDocument, other: ViewDocument): boolean =>
  sameContent(asMade(one), asMade(other));

function asMade(document: ViewDocument): ViewDocument {
  const search = {
    ...document.search,
    queries: document.search.queries.map((query) => ({ ...query, searchTypes: [] })),
  };
  return onStates({ ...document, search }, (state) => ({ ...state, widgetMapping: {} }));
}

function contentOf({
  id: _,
  owner: _owner,
  createdAt: _created,
  favorite: _favorite,
  search,
  ...content
}: ViewDocument) {
  return { ...content, queries: search.queries, parameters: search.parameters };
}

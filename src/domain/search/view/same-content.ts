import { sameJson } from '../../same-json';
import { onStates, type ViewDocument } from './view';

/**
 * Whether two versions of a view have the same content, ignoring owner, favourite, creation time
 * and ids.
 */
export function sameContent(one: ViewDocument, other: ViewDocument): boolean {
  return one === other || sameJson(contentOf(one), contentOf(other));
}

/** Also ignores search types, which are derived from the widgets on each save. */
export const sameExceptSearchTypes = (one: ViewDocument, other: ViewDocument): boolean =>
  sameContent(withoutSearchTypes(one), withoutSearchTypes(other));

function withoutSearchTypes(document: ViewDocument): ViewDocument {
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

import { sameJson } from './same-json';
import type { ViewDocument } from './view';

/**
 * Whether two versions of a view say and show the same. Whose it is, who likes it and how its search is called does not
 * count.
 */
export function sameContent(one: ViewDocument, other: ViewDocument): boolean {
  return one === other || sameJson(contentOf(one), contentOf(other));
}

function contentOf({ id: _, owner: _owner, createdAt: _created, favorite: _favorite, search, ...content }: ViewDocument) {
  return { ...content, queries: search.queries, parameters: search.parameters };
}

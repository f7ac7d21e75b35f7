import { parseExact, stringifyExact } from '../../exact-json';
import { isObject } from '../../json-object';
import { inOrder } from '../view/in-order';
import type { ViewDocument } from '../view/view';
import { readView, writeView } from '../view/view-codec';

/** A document as JSON, without what depends on the reader. */
export const versionText = (document: ViewDocument): string =>
  stringifyExact(writeView({ ...document, favorite: false }));

/** @throws SyntaxError if it is not JSON */
export function readVersionText(text: string): ViewDocument {
  const wire = parseExact(text);
  const { view, search } = isObject(wire) ? wire : {};
  return inOrder(readView({ view, search }));
}

/**
 * The current document with the content of one of its versions. What belongs to the document and
 * not to its content stays: its id, owner, creation time, favourite, and the id of its search.
 */
export const withVersion = (now: ViewDocument, version: ViewDocument): ViewDocument => ({
  ...version,
  id: now.id,
  type: now.type,
  owner: now.owner,
  createdAt: now.createdAt,
  favorite: now.favorite,
  search: { ...version.search, id: now.search.id },
});

import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { createSearch, type Search } from '@/contract/search';
import { createView, updateView, type View, type ViewDraft } from '@/contract/views';
import { inOrder } from '@/domain/search/in-order';
import { mergeViews } from '@/domain/search/merge-views';
import { asDashboard, copier, toStore } from '@/domain/search/prepare-save';
import { sameContent } from '@/domain/search/same-content';
import type { ViewDocument } from '@/domain/search/view';
import { readView, writeView } from '@/domain/search/view-codec';
import { newIds } from './new-ids';
import { loadVersion } from './queries';

/** HTTP: Precondition Failed. */
const OTHER_VERSION = 412;

export type Saved = { kind: 'saved'; view: ViewDocument };
/** Somebody stored `current` since the changes were begun. */
export type Conflict = {
  kind: 'conflict';
  base: ViewDocument;
  mine: ViewDocument;
  current: ViewDocument;
};

/**
 * Stores the changes made to `base`, unless others changed it meanwhile. Graylog does not compare,
 * so this does, right before; a node that knows versions refuses what others were faster with, and
 * then it is compared anew.
 */
export async function saveView(mine: ViewDocument, base: ViewDocument): Promise<Saved | Conflict> {
  const { document: current, version } = await loadVersion(mine.id);
  if (!sameContent(current, base)) {
    // The answer to an earlier try may have been lost, and others may have come to the same: that
    // is no conflict.
    const { changes } = mergeViews(base, mine, current);
    if (changes.length === 0) return { kind: 'saved', view: current };
    if (changes.some(({ by }) => by !== 'mine')) return { kind: 'conflict', base, mine, current };
  }
  try {
    return {
      kind: 'saved',
      view: await store(
        toStore({ ...mine, search: { ...mine.search, id: current.search.id } }, current, newIds),
        current.search.id,
        version,
      ),
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== OTHER_VERSION) throw error;
    return saveView(mine, base);
  }
}

/**
 * A view of one's own, as it is on the page; `copyOf` makes the same of what became of that
 * meanwhile.
 */
export async function saveAs(
  document: ViewDocument,
  title: string,
): Promise<{ view: ViewDocument; copyOf: (document: ViewDocument) => ViewDocument }> {
  const copyOf = copier(title, newIds);
  return { view: await store(toStore(copyOf(document), undefined, newIds), undefined), copyOf };
}

/** A dashboard with the widgets of a search. */
export async function saveAsDashboard(
  document: ViewDocument,
  title: string,
): Promise<ViewDocument> {
  return store(toStore(asDashboard(document, title, newIds), undefined, newIds), undefined);
}

/**
 * The search first: a view that names one the server does not have would be refused. `known` is the
 * id of one it has.
 */
async function store(
  document: ViewDocument,
  known: string | undefined,
  version?: string,
): Promise<ViewDocument> {
  const { view, search } = writeView(document);
  const asked = document.search.id === known ? search : await call(createSearch, search as Search);
  const {
    id: _,
    owner: _owner,
    created_at: _created,
    favorite: _favorite,
    ...content
  } = view as View;
  const stored =
    document.id === ''
      ? await call(createView, content satisfies ViewDraft)
      : await call(updateView, { id: document.id, view: view as View }, { ifVersion: version });
  return inOrder(readView({ view: stored, search: asked }));
}

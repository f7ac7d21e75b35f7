import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { createSearch, type Search } from '@/contract/search';
import { createView, updateView, type View, type ViewDraft } from '@/contract/views';
import { inOrder } from '@/domain/search/view/in-order';
import { isConflict, mergeViews } from '@/domain/search/view/merge-views';
import { asDashboard, copier, toStore } from '@/domain/search/view/prepare-save';
import { sameContent, sameExceptSearchTypes } from '@/domain/search/view/same-content';
import type { ViewDocument } from '@/domain/search/view/view';
import { readView, writeView } from '@/domain/search/view/view-codec';
import { findCopy, type CopyAttempt } from './copy-attempt';
import { keptVersions } from '@/shared/view-versions/kept-versions';
import { newIds } from './new-ids';
import { loadVersion } from './queries';

/** HTTP 412 Precondition Failed. */
const OTHER_VERSION = 412;

/** `merged`: it contains changes that others saved meanwhile. */
export type Saved = { kind: 'saved'; view: ViewDocument; merged?: boolean };
/** `current` was saved after the changes to `base` began, by another user or in another tab. */
export type Conflict = {
  kind: 'conflict';
  by: 'someone' | 'otherTab';
  base: ViewDocument;
  mine: ViewDocument;
  current: ViewDocument;
};

/**
 * Saves the changes made to `base`, on top of what others saved meanwhile; a conflict is only what
 * both changed. Graylog has no
 * optimistic locking, so the versions are compared right before saving; a server with locking
 * rejects a lost race, and the comparison runs again.
 */
export async function saveView(mine: ViewDocument, base: ViewDocument): Promise<Saved | Conflict> {
  const { document: current, version } = await loadVersion(mine.id);
  let next = mine;
  if (!sameContent(current, base)) {
    // The response to an earlier attempt may have been lost, or others may have made the same
    // changes; neither is a conflict.
    const { changes, merged } = mergeViews(base, mine, current);
    if (changes.length === 0) return { kind: 'saved', view: current };
    if (changes.some(isConflict))
      return { kind: 'conflict', by: await savedBy(current), base, mine, current };
    if (changes.some(({ by }) => by !== 'mine')) next = merged;
  }
  try {
    return {
      kind: 'saved',
      view: await store(
        toStore({ ...next, search: { ...next.search, id: current.search.id } }, current, newIds),
        current.search.id,
        version,
      ),
      merged: next !== mine,
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== OTHER_VERSION) throw error;
    return saveView(mine, base);
  }
}

/** This browser keeps the versions that it saved itself. */
async function savedBy(current: ViewDocument): Promise<Conflict['by']> {
  const kept = await keptVersions.of(current.id);
  return kept.find(({ document }) => sameExceptSearchTypes(document, current))?.isOwn
    ? 'otherTab'
    : 'someone';
}

/**
 * Saves the view as a new one of the user; `copyOf` applies the same id changes to a later state of
 * the page.
 */
export async function saveAs(
  document: ViewDocument,
  title: string,
  attempt?: CopyAttempt,
): Promise<{ view: ViewDocument; copyOf: (document: ViewDocument) => ViewDocument }> {
  const copyOf = copier(title, newIds);
  return { view: await storeCopy(copyOf(document), attempt), copyOf };
}

/** Creates a dashboard from the widgets of a search. */
export async function saveAsDashboard(
  document: ViewDocument,
  title: string,
  attempt?: CopyAttempt,
): Promise<ViewDocument> {
  return storeCopy(asDashboard(document, title, newIds), attempt);
}

async function storeCopy(
  copy: ViewDocument,
  attempt: CopyAttempt | undefined,
): Promise<ViewDocument> {
  if (!attempt) return store(toStore(copy, undefined, newIds), undefined);
  const ids = { ...newIds, searchId: () => attempt.searchId };
  const id = await findCopy(attempt, copy.type);
  return store(toStore({ ...copy, id: id ?? '' }, undefined, ids), undefined);
}

/**
 * Stores the search first, because the server rejects a view with an unknown search. `known` is the
 * id of a stored search.
 */
async function store(
  document: ViewDocument,
  known: string | undefined,
  version?: string,
): Promise<ViewDocument> {
  const { view, search } = writeView(document);
  const storedSearch =
    document.search.id === known ? search : await call(createSearch, search as Search);
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
  const saved = inOrder(readView({ view: stored, search: storedSearch }));
  void keptVersions.keep(saved, true);
  return saved;
}

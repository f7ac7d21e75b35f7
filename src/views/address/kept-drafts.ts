import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { writeAddress } from '@/domain/search/view-state/address';
import { settingsOf } from '@/domain/search/view-state/page-settings';
import {
  draftSettings,
  isWorthRestoring,
  type ViewStateDraft,
  type ViewOrigin,
} from '@/domain/search/view-state/view-state';
import { journal } from '@/shared/drafts/journal';
import { queryDraftKey, type QueryDraft } from '@/views/view-state/form-drafts';
import { visitDraftKey } from '@/views/view-state/origin';

/** Unsaved work of an earlier visit to a search. */
export type KeptDraft = {
  visit: string;
  /** URL parameters of the settings of the changed document; undefined if only text was typed. */
  parameters: Readonly<Record<string, string>> | undefined;
  /** A query that was typed and not run. */
  typed: KeptText | undefined;
};
/** A typed query and its key in the journal. */
export type KeptText = { key: string; text: string };

/** Drafts of older visits are deleted. */
const MAX_VISITS = 20;
/** The id of the visit, alone or before the name of a form. */
const KEY = /^([0-9A-Z]{26})(\.|$)/;

const dismissedKey = (drafts: string) => `${drafts}.dismissed`;

/** Does not offer the current drafts again; Back still leads to them. */
export const dismissKeptDrafts = (drafts: string): void =>
  journal.set(dismissedKey(drafts), Date.now());

/**
 * The newest unsaved work of another visit to the same search, or to any new search. A page that is
 * opened by its own address shows what the address says, and offers this.
 */
export function useKeptDraft(
  origin: ViewOrigin,
  drafts: string,
  visit: string,
): KeptDraft | undefined {
  // A text that stays equal while drafts of this visit change, which happens with every key press.
  const known = useSyncExternalStore(journal.subscribe, () => othersOf(drafts, visit).join(' '));
  useEffect(() => forgetOldest(drafts), [drafts]);
  return useMemo(() => {
    for (const other of known.split(' ')) {
      const kept = other === '' ? undefined : keptBy(other.slice(0, VISIT_LENGTH), drafts, origin);
      if (kept) return kept;
    }
    return undefined;
  }, [known, drafts, origin]);
}

const VISIT_LENGTH = 26;

/** Visits with drafts, newest first, each with the time of its last change. */
function othersOf(drafts: string, visit: string): string[] {
  const dismissed = Number(journal.get(dismissedKey(drafts)) ?? 0);
  return visitsOf(drafts)
    .filter(({ id, at }) => id !== visit && at > dismissed)
    .map(({ id, at }) => `${id}@${at}`);
}

function visitsOf(drafts: string): { id: string; at: number }[] {
  const visits = new Map<string, number>();
  for (const { key, at } of journal.list(`${drafts}.`)) {
    const [, id] = KEY.exec(key.slice(drafts.length + 1)) ?? [];
    if (id !== undefined && !visits.has(id)) visits.set(id, at);
  }
  return [...visits].map(([id, at]) => ({ id, at }));
}

function keptBy(visit: string, drafts: string, origin: ViewOrigin): KeptDraft | undefined {
  const draftKey = visitDraftKey(drafts, visit);
  const draft = journal.get(draftKey) as ViewStateDraft | undefined;
  const typed = typedIn(queryDraftKey(draftKey));
  const parameters =
    draft && isWorthRestoring(draft, origin)
      ? parametersOf(draft, origin)
      : hasForms(draftKey)
        ? {}
        : undefined;
  return parameters || typed ? { visit, parameters, typed } : undefined;
}

/** The address of a dashboard says nothing about its document. */
const parametersOf = (draft: ViewStateDraft, origin: ViewOrigin) =>
  origin.document.type === 'DASHBOARD'
    ? {}
    : Object.fromEntries(
        writeAddress(
          draftSettings(draft, origin),
          {},
          {},
          origin.kind === 'new' ? undefined : settingsOf(origin.document),
        ),
      );

/** Whether a form beside the search was filled in, such as that of its description. */
const hasForms = (draftKey: string): boolean =>
  journal.list(`${draftKey}.`).some(({ key }) => key !== queryDraftKey(draftKey));

function typedIn(key: string): KeptText | undefined {
  const { base, text } = (journal.get(key) as QueryDraft | undefined) ?? { base: '', text: '' };
  return text.trim() === '' || text.trim() === base.trim() ? undefined : { key, text };
}

function forgetOldest(drafts: string): void {
  for (const { id } of visitsOf(drafts).slice(MAX_VISITS)) {
    for (const { key } of journal.list(`${drafts}.${id}`)) journal.discard(key);
  }
}

import { settingsOf, withSettings } from '@/domain/search/view-state/page-settings';
import type { ViewStateDraft } from '@/domain/search/view-state/view-state';
import { sameExceptSearchTypes } from '@/domain/search/view/same-content';
import type { ViewDocument } from '@/domain/search/view/view';
import { isLasting, journal, type Journal } from '@/shared/drafts/journal';
import { queryDraftKey } from '@/views/view-state/form-drafts';
import { NEW_DASHBOARD_DRAFTS, NEW_DRAFTS } from '@/views/view-state/origin';

/** What an explicit sign-out deletes from this browser although its user may still want it. */
export type UnsavedWork = {
  /** Changed dashboards and searches, each once, the last changed first. */
  views: readonly { type: ViewDocument['type']; title: string }[];
  /** Number of forms that were filled in and not saved. */
  forms: number;
};

/** The draft of a visit to a view, or of a form on its page. */
const VIEW = /^((?:search|dashboard)\.view\..+?)\.([0-9A-Z]{26})(\..+)?$/;
/** The time when drafts were looked at and left. */
const DISMISSED = /\.dismissed$/;

/** The unsaved work of the user, those of all tabs and earlier visits included. */
export function unsavedWork(drafts: Journal = journal): UnsavedWork {
  const views = new Map<string, UnsavedWork['views'][number]>();
  let forms = 0;
  for (const { key } of drafts.list('')) {
    if (isLasting(key) || DISMISSED.test(key)) continue;
    const [, of = '', visit = '', form] = VIEW.exec(key) ?? [];
    // A query that was typed and not run is a matter of seconds.
    if (form === queryDraftKey('')) continue;
    if (of === '' || form !== undefined) {
      forms += 1;
      continue;
    }
    const view = isNew(of) ? `${of}.${visit}` : of;
    const changed = changedIn(drafts.get(key) as ViewStateDraft, of);
    if (changed && !views.has(view)) views.set(view, changed);
  }
  return { views: [...views.values()], forms };
}

const isNew = (drafts: string): boolean => drafts === NEW_DRAFTS || drafts === NEW_DASHBOARD_DRAFTS;

function changedIn(
  { base, history: { present } }: ViewStateDraft,
  drafts: string,
): UnsavedWork['views'][number] | undefined {
  // The settings of a search that is not saved are in its address.
  const saved = isNew(drafts) ? withSettings(base, settingsOf(present)) : base;
  return sameExceptSearchTypes(saved, present)
    ? undefined
    : { type: present.type, title: present.title };
}

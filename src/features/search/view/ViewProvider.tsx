import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { editView, mergeKeyOf, type ViewChange } from '@/domain/search/edit-view';
import { historyOf, record, redone, undone, type History } from '@/domain/search/history';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view';
import { sameContent } from '@/domain/search/same-content';
import { sameJson } from '@/domain/search/same-json';
import { journal } from '@/shared/drafts/journal';
import { useDraft } from '@/shared/drafts/use-draft';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';
import type { SearchAddress } from '../use-search-address';
import type { Origin } from './origin';
import { addressedOf, atAddress } from './view-address';
import { ViewContext, type EditedView } from './view-context';
import { counts, draftOf, type ViewDraft } from './view-draft';

type ViewProviderProps = {
  /** Unsaved changes are kept under this name. */
  draftKey: string;
  address: SearchAddress;
  /** The view as it was loaded, or a new one. */
  origin: ViewDocument;
  /** One that came with a link is unsaved from the beginning. */
  kind: Origin['kind'];
  children: ReactNode;
};

/** Owns the view of the page: what was loaded, the changes made to it, and what the address says of it. */
export function ViewProvider({ draftKey, address, origin, kind, children }: ViewProviderProps) {
  const [kept, setDraft, discard] = useDraft<ViewDraft | undefined>(draftKey, undefined);
  const forget = useCallback(() => {
    discard();
    // A page that goes in this moment must not come back with them.
    void journal.flush();
  }, [discard]);
  const { state } = address;
  const latest = useRef<ReturnType<EditedView['newest']>>(undefined);
  const edited = useMemo<EditedView>(() => {
    const draft = kept && counts(kept, origin) ? kept : draftOf(origin);
    const { base, history } = draft;
    const view = atAddress(history.present, state);
    const { id } = onlyQuery(view);
    /** The draft as it is now: this page may not have shown the last change yet. */
    const now = (): ViewDraft => {
      const newest = journal.get(draftKey) as ViewDraft | undefined;
      return newest === kept || newest === undefined ? { base, history: { ...history, present: view } } : newest;
    };
    const become = (next: History<ViewDocument>) => {
      setDraft({ base, history: next });
      // A change is one press, not a letter of many: it is on disk before a crash can take it.
      void journal.flush();
      goTo(address, view, next.present);
    };
    const change = (next: (document: ViewDocument) => ViewDocument, key?: string) => {
      const before = now().history;
      become(record(before, next(before.present), { key, at: Date.now() }));
    };
    const step = (next: (history: History<ViewDocument>) => History<ViewDocument> | undefined) => {
      const after = next(now().history);
      if (after) become(after);
    };
    const unchanged = kind === 'saved' ? base : atAddress(base, state);
    return {
      view,
      state: stateOf(view, id),
      base,
      address,
      isSaved: kind === 'saved',
      isNew: kind === 'new',
      isDirty: kind === 'linked' || !sameContent(view, unchanged),
      mayUndo: history.past.length > 0,
      mayRedo: history.future.length > 0,
      edit: (one: ViewChange) => change((document) => editView(document, id, one), mergeKeyOf(one)),
      replace: (document) => change(() => document),
      undo: () => step(undone),
      redo: () => step(redone),
      reset: () => {
        forget();
        if (kind !== 'new') goTo(address, view, origin);
      },
      rebase: (stored, since) => {
        setDraft({ base: stored, history: record(historyOf(stored), since, { at: Date.now() }) });
        void journal.flush();
      },
      newest: () => latest.current ?? { view, address },
      forget,
    };
  }, [kept, origin, state, draftKey, setDraft, address, kind, forget]);

  useLayoutEffect(() => { latest.current = edited; }, [edited]);
  useKeys(t('search.keyGroup'), [
    { keys: 'Ctrl+z', label: t('search.keyUndo'), run: edited.undo, leaveToFields: true },
    { keys: 'Ctrl+Shift+z', label: t('search.keyRedo'), run: edited.redo, leaveToFields: true },
  ]);
  return <ViewContext value={edited}>{children}</ViewContext>;
}

/** Columns need no run; whatever else the address says does. */
function goTo(address: SearchAddress, before: ViewDocument, after: ViewDocument): void {
  const { columns: was, ...asked } = addressedOf(before);
  const { columns, ...wanted } = addressedOf(after);
  // What stays as it is stays as it is written, comments of the query and all.
  if (!sameJson(asked, wanted)) address.execute({ ...wanted, ...(asked.query === wanted.query && { query: address.state.query }), columns });
  else if (!sameJson(was, columns)) address.present({ columns });
}

import { useCallback, useMemo, type ReactNode } from 'react';
import { editView, mergeKeyOf } from '@/domain/search/edit-view';
import { historyOf, record, redone, undone, type History } from '@/domain/search/history';
import { sameContent } from '@/domain/search/same-content';
import { sameJson } from '@/domain/search/same-json';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view';
import { journal } from '@/shared/drafts/journal';
import { useDraft } from '@/shared/drafts/use-draft';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';
import type { SearchAddress } from '@/views/session/search-address';
import type { SearchState } from '@/views/session/url-state';
import { forgetAddress, keptFrom, useKeptAddress } from './kept-address';
import { savedDraftKey, type Origin } from './origin';
import { forgetSideDrafts } from './side-drafts';
import { addressedOf, atAddress, parametersOf } from './view-address';
import { ViewContext, type EditedView } from './view-context';
import { draftAt, type ViewDraft } from './view-draft';

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

/**
 * Owns the view of the page: what was loaded, the changes made to it, and what the address says of
 * it.
 */
export function ViewProvider({ draftKey, address, origin, kind, children }: ViewProviderProps) {
  const [kept, setDraft, discard] = useDraft<ViewDraft | undefined>(draftKey, undefined);
  const forget = useCallback<EditedView['forget']>(
    (goesOn) => {
      discard();
      forgetAddress(draftKey);
      forgetSideDrafts(draftKey);
      if (goesOn)
        journal.set(goesOn.stored.id === origin.id ? draftKey : savedDraftKey(goesOn.stored.id), {
          base: goesOn.stored,
          history: record(historyOf(goesOn.stored), goesOn.since, { at: Date.now() }),
        } satisfies ViewDraft);
      // A page that goes in this moment must not come back with them.
      void journal.flush();
    },
    [discard, draftKey, origin.id],
  );
  const { state } = address;
  const edited = useMemo<EditedView>(() => {
    const fromOf = () => (kind === 'saved' ? keptFrom(draftKey) : {});
    const { base, history } = draftAt(kept, origin, state, fromOf());
    const view = history.present;
    const { id } = onlyQuery(view);
    /**
     * The draft and the address as they are by now: this page may not have shown the last change of
     * either yet.
     */
    const now = (): ViewDraft =>
      draftAt(
        journal.get(draftKey) as ViewDraft | undefined,
        origin,
        address.newest().state,
        fromOf(),
      );
    const become = (before: ViewDraft, next: History<ViewDocument>) => {
      setDraft({ base: before.base, history: next });
      // A change is one press, not a letter of many: it is on disk before a crash can take it.
      void journal.flush();
      goTo(address, before.history.present, next.present);
    };
    const change = (next: (document: ViewDocument) => ViewDocument, key?: string) => {
      const before = now();
      become(before, record(before.history, next(before.history.present), { key, at: Date.now() }));
    };
    const step = (next: (history: History<ViewDocument>) => History<ViewDocument> | undefined) => {
      const before = now();
      const after = next(before.history);
      if (after) become(before, after);
    };
    const isChanged = (of: ViewDocument, by: ViewDocument, at: SearchState) =>
      kind === 'linked' ||
      !sameContent(by, kind === 'saved' ? of : atAddress(of, at)) ||
      (kind === 'saved' && !sameContent(by, origin));
    return {
      view,
      state: stateOf(view, id),
      base,
      draftKey,
      address,
      isSaved: kind === 'saved',
      isNew: kind === 'new',
      isDirty: isChanged(base, view, state),
      mayUndo: history.past.length > 0,
      mayRedo: history.future.length > 0,
      edit: (one) => {
        const asked = typeof one === 'function' ? one(now().history.present) : one;
        change((document) => editView(document, id, asked), mergeKeyOf(asked));
      },
      replace: (document) => change(() => document),
      undo: () => step(undone),
      redo: () => step(redone),
      reset: () => {
        const before = now().history.present;
        forget();
        if (kind !== 'new') goTo(address, before, origin);
      },
      newest: () => {
        const {
          base: of,
          history: { present },
        } = now();
        return { view: present, base: of, isDirty: isChanged(of, present, address.newest().state) };
      },
      forget,
    };
  }, [kept, origin, state, draftKey, setDraft, address, kind, forget]);

  const { refresh: _refresh, follow: _follow, ...lasting } = state;
  useKeptAddress(draftKey, {
    parameters: kind === 'saved' ? parametersOf(atAddress(origin, state), origin, lasting) : {},
    saved: addressedOf(origin),
    shown: addressedOf(atAddress(origin, state)),
  });
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
  if (!sameJson(asked, wanted))
    address.execute({
      ...wanted,
      ...(asked.query === wanted.query && { query: address.newest().state.query }),
      columns,
    });
  else if (!sameJson(was, columns)) address.present({ columns });
}

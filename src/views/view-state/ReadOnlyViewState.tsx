import { useMemo, type ReactNode } from 'react';
import { bindingsOf, bindView } from '@/domain/search/binding/bindings';
import type { VariableValues } from '@/domain/search/view-state/variable-address';
import { onlyPage, type PageFilter } from '@/domain/search/view/pages';
import { DEFAULT_SORT, settingsOf } from '@/domain/search/view-state/page-settings';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import { streamsOf } from '@/domain/search/stream-filter';
import { ViewStateContext, type OpenView } from './view-state-context';

type ReadOnlyViewStateProps = {
  document: ViewDocument;
  /** The shown page. */
  pageId: string;
  filter: PageFilter | undefined;
  /** Values of variables instead of their defaults. */
  variables?: VariableValues | undefined;
  /** Distinguishes runs of the widgets. */
  run: string;
  children: ReactNode;
};

const ignore = () => {};

/** A stored view that is only shown: nothing on its page changes it or its address. */
export function ReadOnlyViewState({
  document,
  pageId,
  filter,
  variables,
  run,
  children,
}: ReadOnlyViewStateProps) {
  const value = useMemo((): OpenView => {
    const view = bindView(
      onlyPage(document, pageId, filter),
      bindingsOf(document.variables, variables),
    );
    const query = onlyQuery(view);
    return {
      view,
      whole: document,
      base: document,
      state: stateOf(view, query.id),
      pageId: query.id,
      draftKey: `shown.${document.id}`,
      page: {
        state: {
          ...settingsOf(document),
          ...(filter && { filter }),
          ...(variables && { variables }),
        },
        request: {
          query: query.query,
          range: query.timerange,
          streams: streamsOf(query.filter),
          sort: DEFAULT_SORT,
        },
        run,
        focus: {},
        carried: false,
        execute: ignore,
        present: ignore,
        choose: ignore,
        look: ignore,
        cancelEditing: ignore,
      },
      isReadOnly: true,
      edit: ignore,
      undo: ignore,
      redo: ignore,
      mayUndo: false,
      mayRedo: false,
      isDirty: false,
      isSaved: true,
      isNew: false,
      reset: ignore,
      replace: ignore,
      newest: () => ({ view: document, base: document, isDirty: false }),
      continueWith: async () => {},
      restartWith: ignore,
    };
  }, [document, pageId, filter, variables, run]);
  return <ViewStateContext value={value}>{children}</ViewStateContext>;
}

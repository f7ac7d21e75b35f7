import { useMemo } from 'react';
import {
  bindingsOf,
  bindView,
  bindWidget,
  unboundIn,
  type Bindings,
  type BoundVariable,
} from '@/domain/search/binding/bindings';
import type { VariableValues } from '@/domain/search/view-state/variable-address';
import { queryOfPage } from '@/domain/search/view/pages';
import { labelOf } from '@/domain/search/variables/variable';
import type { ViewDocument } from '@/domain/search/view/view';
import type { Widget } from '@/domain/search/widgets/widget';
import type { QueryVariable } from '@/shared/query-input/completion/variables';
import { useView } from '@/views/view-state/view-state-context';

/** Inserts the values of variables into the queries of a page. */
export const bindPage = (view: ViewDocument, values: VariableValues | undefined): ViewDocument =>
  bindView(view, bindingsOf(view.variables, values));

/** The variables of the page with their values in effect. */
export function useBindings(): Bindings {
  const {
    whole: { variables },
    page: {
      state: { variables: given },
    },
  } = useView();
  return useMemo(() => bindingsOf(variables, given), [variables, given]);
}

/** The variables without a usable value that the search of a widget depends on. */
export function useUnbound(widget: Widget | undefined): readonly BoundVariable[] {
  const {
    whole,
    pageId,
    page: {
      state: { filter },
    },
  } = useView();
  const bindings = useBindings();
  const query = filter?.query ?? queryOfPage(whole, pageId).query;
  return useMemo(
    () =>
      // Texts search nothing.
      !widget || widget.kind === 'text'
        ? []
        : unboundIn([query, widget.query, widget.filter], bindings),
    [widget, bindings, query],
  );
}

/**
 * A widget to search: with the values of its variables, and without a range of its own while the
 * filter of the dashboard replaces it. Also the variables that have no value.
 */
export function useBound<W extends Widget>(
  widget: W,
): { bound: W; unbound: readonly BoundVariable[] } {
  const { filter } = useView().page.state;
  const bindings = useBindings();
  const isReplaced = filter?.range !== undefined && widget.timerange !== null;
  const bound = useMemo(
    () => bindWidget(isReplaced ? { ...widget, timerange: null } : widget, bindings),
    [widget, isReplaced, bindings],
  );
  return { bound, unbound: useUnbound(widget) };
}

/** The variables of the page, as query inputs offer them. */
export function useQueryVariables(): readonly QueryVariable[] {
  const { variables } = useView().whole;
  return useMemo(
    () => (variables ?? []).map((variable) => ({ name: variable.name, label: labelOf(variable) })),
    [variables],
  );
}

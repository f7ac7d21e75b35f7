import { parametersIn, replaceParameters } from '../../query/variables/parameters';
import type { ViewChange } from '../view/edit-view';
import { onStates, stateOf, type ViewDocument } from '../view/view';
import { renamedVariable, type Variable } from '../variables/variable';
import type { Widget } from '../widgets/widget';

/** Changes to the variables of a view. */
export type VariableChange =
  | { type: 'add'; variable: Variable }
  /** Another name is changed in all queries as well. */
  | { type: 'update'; name: string; variable: Variable }
  | { type: 'remove'; name: string }
  /** New order; variables that are not listed keep theirs, at the end. */
  | { type: 'arrange'; names: readonly string[] };

/** The change as one of a view state. */
export const variableChange = (change: VariableChange): ViewChange => ({
  type: 'document',
  apply: (document) => editVariables(document, change),
});

export const variablesOf = ({ variables }: Pick<ViewDocument, 'variables'>): readonly Variable[] =>
  variables ?? [];

export function editVariables(document: ViewDocument, change: VariableChange): ViewDocument {
  const variables = variablesOf(document);
  switch (change.type) {
    case 'add':
      return withVariables(document, [...variables, change.variable]);
    case 'update': {
      const { name, variable } = change;
      const updated = withVariables(
        document,
        variables.map((one) => (one.name === name ? renamedVariable(variable, name) : one)),
      );
      return name === variable.name ? updated : renamed(updated, name, variable.name);
    }
    case 'remove':
      return withVariables(
        document,
        variables.filter(({ name }) => name !== change.name),
      );
    case 'arrange': {
      const placeOf = ({ name }: Variable) => {
        const at = change.names.indexOf(name);
        return at === -1 ? variables.length : at;
      };
      return withVariables(
        document,
        variables.toSorted((one, other) => placeOf(one) - placeOf(other)),
      );
    }
  }
}

export function withVariables(document: ViewDocument, now: readonly Variable[]): ViewDocument {
  const { variables: _, ...rest } = document;
  return now.length === 0 ? rest : { ...rest, variables: now };
}

function renamed(document: ViewDocument, from: string, to: string): ViewDocument {
  return {
    ...onStates(document, (state) => ({
      ...state,
      widgets: state.widgets.map((widget) => renamedIn(widget, from, to)),
    })),
    search: {
      ...document.search,
      queries: document.search.queries.map((page) => ({
        ...page,
        query: renamedInText(page.query, from, to),
      })),
    },
  };
}

const renamedInText = (query: string, from: string, to: string): string =>
  replaceParameters(query, (name) => (name === from ? `$${to}$` : undefined));

/** The widget with another variable in its queries. */
export const renamedIn = (widget: Widget, from: string, to: string): Widget => ({
  ...widget,
  query: widget.query === null ? null : renamedInText(widget.query, from, to),
  filter: widget.filter === null ? null : renamedInText(widget.filter, from, to),
});

/** A query that uses a variable: that of a page, or of one of its widgets. */
export type VariableUse = { pageId: string; widget: Widget | undefined };

const usesIn = (query: string | null | undefined, name: string): boolean =>
  parametersIn(query ?? '').some((parameter) => parameter.name === name);

/** Whether a variable has an effect; `filter` is the query of the filter of all widgets. */
export const isVariableUsed = (
  document: ViewDocument,
  name: string,
  filter: string | undefined,
): boolean => usesIn(filter, name) || usesOf(document, name).length > 0;

/** Where a variable is used. */
export function usesOf(document: ViewDocument, name: string): VariableUse[] {
  const uses = (query: string | null) => usesIn(query, name);
  return document.search.queries.flatMap(({ id, query }) => [
    ...(uses(query) ? [{ pageId: id, widget: undefined }] : []),
    ...stateOf(document, id)
      .widgets.filter((widget) => uses(widget.query) || uses(widget.filter))
      .map((widget) => ({ pageId: id, widget })),
  ]);
}

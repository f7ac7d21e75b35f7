import { parametersIn } from '../../query/variables/parameters';
import { substitute } from '../../query/variables/substitute';
import { withoutComments } from '../../query/syntax/comments';
import type { VariableValues } from '../view-state/variable-address';
import { problemOf, type Variable, type VariableProblem } from '../variables/variable';
import type { ViewDocument } from '../view/view';
import type { Widget } from '../widgets/widget';

/** A variable with its values in effect. */
export type BoundVariable = {
  variable: Variable;
  /** Empty without a restriction, or if a value is missing. */
  values: readonly string[];
  /** They are those of the document. */
  isDefault: boolean;
  problem: VariableProblem | undefined;
};

/** By name. */
export type Bindings = ReadonlyMap<string, BoundVariable>;

const NO_BINDINGS: Bindings = new Map();

/** The variables of a view with the values of the URL, or else their defaults. */
export function bindingsOf(
  variables: readonly Variable[] | undefined,
  given: VariableValues = {},
): Bindings {
  if (!variables || variables.length === 0) return NO_BINDINGS;
  const names = new Set(variables.map(({ name }) => name));
  return new Map(
    variables.map((variable) => {
      const { name, defaults, multiple, formerNames } = variable;
      // A link may be older than the name, but what has that name now is another variable.
      const named = [name, ...formerNames.filter((one) => !names.has(one))];
      const own = given[named.find((one) => Object.hasOwn(given, one)) ?? ''];
      const chosen = (own ?? defaults).filter((value) => value.trim() !== '');
      const values = multiple ? chosen : chosen.slice(0, 1);
      return [
        name,
        { variable, values, isDefault: own === undefined, problem: problemOf(variable, values) },
      ];
    }),
  );
}

/** The variables in some queries that have no usable value, which must not be searched. */
export function unboundIn(
  queries: readonly (string | null | undefined)[],
  bindings: Bindings,
): BoundVariable[] {
  if (bindings.size === 0) return [];
  const names = queries.flatMap((query) => namesIn(query ?? ''));
  return [...new Set(names)].flatMap((name) => {
    const bound = bindings.get(name);
    return bound?.problem === undefined ? [] : [bound];
  });
}

const namesIn = (query: string) => parametersIn(withoutComments(query)).map(({ name }) => name);

/** A query with the values of its variables; those without a usable one are left as they are. */
export function bindQuery(query: string, bindings: Bindings): string {
  const usable = [...bindings].filter(([, { problem }]) => problem === undefined);
  return substitute(query, new Map(usable.map(([name, { values }]) => [name, values])));
}

/** The widget to search: its query and filter with the values of their variables. */
export function bindWidget<W extends Widget>(widget: W, bindings: Bindings): W {
  if (bindings.size === 0) return widget;
  const bind = (text: string | null) => (text === null ? null : bindQuery(text, bindings));
  const [query, filter] = [bind(widget.query), bind(widget.filter)];
  return query === widget.query && filter === widget.filter ? widget : { ...widget, query, filter };
}

/** The view to search: the queries of its pages with the values of their variables. */
export function bindView(view: ViewDocument, bindings: Bindings): ViewDocument {
  if (bindings.size === 0) return view;
  const queries = view.search.queries.map((page) => {
    const query = bindQuery(page.query, bindings);
    return query === page.query ? page : { ...page, query };
  });
  return queries.every((query, at) => query === view.search.queries[at])
    ? view
    : { ...view, search: { ...view.search, queries } };
}

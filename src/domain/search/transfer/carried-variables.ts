import { isParameterName, parametersIn } from '../../query/variables/parameters';
import { renamedIn, variablesOf, withVariables } from '../binding/edit-variables';
import { sameJson } from '../../same-json';
import type { Variable } from '../variables/variable';
import { onStates, type ViewDocument } from '../view/view';
import type { Widget } from '../widgets/widget';

/** Variables that pasted texts may bring along, and the lengths of their texts and lists. */
const MOST = { variables: 50, characters: 1_000, entries: 1_000 };

/** The variables of a view that the queries of widgets, or of their page, use. */
export function variablesUsedBy(
  group: readonly { widget: Pick<Widget, 'query' | 'filter'> }[],
  view: Pick<ViewDocument, 'variables'>,
  ofPage = '',
): Variable[] {
  const texts = [ofPage, ...group.flatMap(({ widget: { query, filter } }) => [query, filter])];
  const used = new Set(texts.flatMap((text) => parametersIn(text ?? '').map(({ name }) => name)));
  return variablesOf(view).filter(({ name }) => used.has(name));
}

export type Merge = {
  /** Variables that the view did not have. */
  added: readonly Variable[];
  /** Variables with the same name that have or offer other values; those of the view are kept. */
  differing: readonly Variable[];
};

/** What becomes of the variables that widgets bring along to a view. */
export function mergeOf(
  view: Pick<ViewDocument, 'variables'>,
  carried: readonly Variable[],
): Merge {
  const known = new Map(variablesOf(view).map((variable) => [variable.name, variable]));
  return {
    added: carried.filter(({ name }) => !known.has(name)),
    differing: carried.filter((variable) => {
      const own = known.get(variable.name);
      return own !== undefined && !sameJson(valuesOf(own), valuesOf(variable));
    }),
  };
}

/** Labels and descriptions may differ: widgets show the same with them. */
const valuesOf = ({ kind, options, field, multiple, all, defaults }: Variable) => ({
  kind,
  multiple,
  all,
  // Several values are alternatives, whatever their order.
  defaults: defaults.toSorted(),
  ...(kind === 'choice' && { options: options.map(({ value }) => value) }),
  ...(kind === 'field' && { field }),
});

/** The view with the variables that it lacks. */
export function withMissingVariables(
  view: ViewDocument,
  carried: readonly Variable[],
): ViewDocument {
  const { added } = mergeOf(view, carried);
  return added.length === 0 ? view : withVariables(view, [...variablesOf(view), ...added]);
}

/** The view in which widgets use these variables under free names, instead of its own. */
export function withRenamedVariables(
  view: ViewDocument,
  widgetIds: readonly string[],
  differing: readonly Variable[],
): ViewDocument {
  return differing.reduce((document, variable) => {
    const name = freeName(document, variable.name);
    const renamed = onStates(document, (state) => ({
      ...state,
      widgets: state.widgets.map((widget) =>
        widgetIds.includes(widget.id) ? renamedIn(widget, variable.name, name) : widget,
      ),
    }));
    return withVariables(renamed, [...variablesOf(renamed), { ...variable, name }]);
  }, view);
}

function freeName(view: Pick<ViewDocument, 'variables'>, name: string): string {
  const taken = new Set(variablesOf(view).map((one) => one.name));
  for (let number = 2; ; number += 1) {
    const free = `${name}_${number}`;
    if (!taken.has(free)) return free;
  }
}

/** Variables from outside the console, reduced to what the console itself would write. */
export function soundVariables(read: readonly Variable[]): Variable[] {
  const names = new Set<string>();
  return read.slice(0, MOST.variables).flatMap((variable) => {
    const { name, label, description, kind, options, field, multiple, all, defaults } = variable;
    const { formerNames } = variable;
    if (!isParameterName(name) || name.length > MOST.characters || names.has(name)) return [];
    names.add(name);
    return [
      {
        name,
        label: label.slice(0, MOST.characters),
        description: description.slice(0, MOST.characters),
        kind,
        options: options
          .slice(0, MOST.entries)
          .map((option) => ({ value: option.value, label: option.label })),
        field: field.slice(0, MOST.characters),
        multiple,
        all,
        defaults: defaults.slice(0, MOST.entries),
        formerNames: formerNames.filter(isParameterName).slice(0, MOST.entries),
      },
    ];
  });
}

import type { Variable } from '../variables/variable';
import type { VariableValues } from './variable-address';

type Variables = readonly Pick<Variable, 'name' | 'formerNames'>[] | undefined;

/**
 * The values of a URL after a change of the variables: those of a renamed one are under its new
 * name, or the one before if the change takes the renaming back.
 */
export function renamedValues(
  values: VariableValues | undefined,
  before: Variables = [],
  after: Variables = [],
): VariableValues | undefined {
  if (!values || before === after) return values;
  const names = new Set(before.map(({ name }) => name));
  const nameOf = (name: string): string => {
    if (after.some((variable) => variable.name === name)) return name;
    const renamed = after.find(({ formerNames }) => formerNames.includes(name));
    if (renamed) return renamed.name;
    const former = before.find((variable) => variable.name === name)?.formerNames ?? [];
    const restored = after.find((one) => former.includes(one.name) && !names.has(one.name));
    return restored?.name ?? name;
  };
  // A value that already has the name is the one that applies.
  const entries = Object.entries(values).map(([name, list]) => [nameOf(name), list] as const);
  return { ...Object.fromEntries(entries), ...ownOf(values, after) };
}

const ownOf = (values: VariableValues, variables: NonNullable<Variables>): VariableValues =>
  Object.fromEntries(
    variables.flatMap(({ name }) => {
      const list = values[name];
      return list === undefined ? [] : [[name, list]];
    }),
  );

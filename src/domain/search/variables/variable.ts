import { isParameterName } from '../../query/variables/parameters';
import type { Kept } from '../lossless';

export const VARIABLE_KINDS = ['text', 'number', 'choice', 'field'] as const;
/** `choice` is one of the options, `field` a value of a field. */
export type VariableKind = (typeof VARIABLE_KINDS)[number];

/** An empty label is the value. */
export type VariableOption = Kept & { value: string; label: string };

/** A named value that queries refer to as `$name$`. */
export type Variable = Kept & {
  name: string;
  /** Shown instead of the name, if it is not empty. */
  label: string;
  description: string;
  kind: VariableKind;
  options: readonly VariableOption[];
  /** The field whose values are offered. */
  field: string;
  /** Several values are alternatives. */
  multiple: boolean;
  /** Whether no value means no restriction; otherwise it is refused. */
  all: boolean;
  /** Used unless a URL says otherwise. */
  defaults: readonly string[];
  /** Names that it had before, which URLs may still contain. */
  formerNames: readonly string[];
};

export const NEW_VARIABLE: Variable = {
  name: '',
  label: '',
  description: '',
  kind: 'text',
  options: [],
  field: '',
  multiple: false,
  all: false,
  defaults: [],
  formerNames: [],
};

export const labelOf = ({ label, name }: Pick<Variable, 'label' | 'name'>): string =>
  label.trim() === '' ? name : label;

/** The label of a value of a variable. */
export const labelOfValue = ({ options }: Pick<Variable, 'options'>, value: string): string =>
  options.find((option) => option.value === value)?.label || value;

export type VariableProblem = 'missing' | 'notANumber';

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
export const isNumber = (text: string): boolean => NUMBER.test(text);

/** Why values cannot be used; undefined if they can. */
export function problemOf(
  { kind, all }: Pick<Variable, 'kind' | 'all'>,
  values: readonly string[],
): VariableProblem | undefined {
  if (values.length === 0) return all ? undefined : 'missing';
  return kind === 'number' && !values.every(isNumber) ? 'notANumber' : undefined;
}

/**
 * The change of a URL that sets the values of a variable, null for the default: under its name, and
 * under no former one.
 */
export const choiceOf = (
  { name, formerNames }: Pick<Variable, 'name' | 'formerNames'>,
  values: readonly string[] | null,
): Readonly<Record<string, readonly string[] | null>> => ({
  ...Object.fromEntries(formerNames.map((former) => [former, null])),
  [name]: values,
});

/** The variable under another name; URLs with the one before go on working. */
export const renamedVariable = (variable: Variable, from: string): Variable =>
  variable.name === from
    ? variable
    : {
        ...variable,
        formerNames: [...variable.formerNames, from].filter(
          (name, at, names) => name !== variable.name && names.indexOf(name) === at,
        ),
      };

export type NameProblem = 'empty' | 'invalid' | 'taken';

/** Why a variable cannot have this name; undefined if it can. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | undefined {
  if (name === '') return 'empty';
  if (!isParameterName(name)) return 'invalid';
  return others.includes(name) ? 'taken' : undefined;
}

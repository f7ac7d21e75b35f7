import { flagOr, listOf, objectOf, oneOf, text, texts, type Codec } from '../lossless';
import { sameJson } from '../../same-json';
import { VARIABLE_KINDS, type Variable, type VariableOption } from './variable';

/**
 * Starts the property of a view that contains its variables. Graylog refuses unknown members of
 * views but keeps unknown properties, also when its own console saves the view.
 */
const PREFIX = 'console:variables:';

const option: Codec<VariableOption> = objectOf<Omit<VariableOption, 'kept'>>({
  value: ['value', text],
  label: ['label', text],
});

/** The definitions of variables as they are stored. */
export const variablesCodec: Codec<readonly Variable[]> = listOf(
  objectOf<Omit<Variable, 'kept'>>({
    name: ['name', text],
    label: ['label', text],
    description: ['description', text],
    kind: ['kind', oneOf(VARIABLE_KINDS, 'text')],
    options: ['options', listOf(option)],
    field: ['field', text],
    multiple: ['multiple', flagOr(false)],
    all: ['all', flagOr(false)],
    defaults: ['defaults', texts],
    formerNames: ['former_names', texts],
  }),
);

/** The properties of a view without the variables in them, which are undefined if there are none. */
export function readVariables(properties: readonly unknown[]): {
  properties: readonly unknown[];
  variables: readonly Variable[] | undefined;
} {
  const at = properties.findIndex((one) => variablesIn(one) !== undefined);
  const read = variablesIn(properties[at]);
  if (!read || read.length === 0) return { properties, variables: undefined };
  // A text in another notation stays, so that it is not rewritten before it changes.
  const isSame = textOf(read) === properties[at];
  return { properties: isSame ? properties.toSpliced(at, 1) : properties, variables: read };
}

/** The properties of a view with its variables. */
export function writeVariables(
  properties: readonly unknown[],
  now: readonly Variable[] = [],
): readonly unknown[] {
  const at = properties.findIndex((one) => variablesIn(one) !== undefined);
  if (sameJson(variablesIn(properties[at]) ?? [], now)) return properties;
  const others = at === -1 ? properties : properties.toSpliced(at, 1);
  return now.length === 0 ? others : [...others, textOf(now)];
}

const textOf = (now: readonly Variable[]) =>
  `${PREFIX}${JSON.stringify(variablesCodec.write(now))}`;

/** Undefined for anything else, such as what a later version has written. */
function variablesIn(property: unknown): readonly Variable[] | undefined {
  if (typeof property !== 'string' || !property.startsWith(PREFIX)) return undefined;
  try {
    const wire: unknown = JSON.parse(property.slice(PREFIX.length));
    return Array.isArray(wire) ? variablesCodec.read(wire) : undefined;
  } catch {
    return undefined;
  }
}

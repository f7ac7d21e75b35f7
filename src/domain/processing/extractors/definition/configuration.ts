import { isObject } from '@/domain/json-object';

type Shapes = { text: string; integer: number; flag: boolean };

/**
 * A member of the configuration of an extractor or converter. It is required to be there (`present`)
 * or not to be empty either (`filled`), or it has a default.
 */
export type ConfigParameter = { readonly name: string } & (
  | { readonly type: 'text'; readonly required: 'present' | 'filled' }
  | { readonly type: 'text'; readonly default: string }
  | { readonly type: 'integer'; readonly required: 'present' }
  | { readonly type: 'flag'; readonly default: boolean }
);

export type ConfigOf<Parameters extends readonly ConfigParameter[]> = {
  readonly [One in Parameters[number] as One['name']]: Shapes[One['type']];
};

/** A configuration that lacks something, or has a member of the wrong type. The message is for users. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';
}

/** There is no extractor or converter of a type. The message is for users. */
export class UnknownType extends Error {
  override readonly name = 'UnknownType';
}

/** @throws ConfigFault for the first member that is missing or wrong; others are ignored */
export function readConfig<const Parameters extends readonly ConfigParameter[]>(
  parameters: Parameters,
  config: unknown,
): ConfigOf<Parameters> {
  const given: Readonly<Record<string, unknown>> = isObject(config) ? config : {};
  return Object.fromEntries(
    parameters.map((parameter) => [parameter.name, valueOf(parameter, given)]),
  ) as ConfigOf<Parameters>;
}

const TYPES = { text: 'a text', integer: 'a whole number', flag: 'true or false' } as const;

function valueOf(parameter: ConfigParameter, given: Readonly<Record<string, unknown>>): unknown {
  const { name, type } = parameter;
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (value === undefined || value === null) {
    if ('default' in parameter) return parameter.default;
    throw new ConfigFault(`The configuration lacks “${name}”.`);
  }
  if (!fits(value, type))
    throw new ConfigFault(`“${name}” in the configuration must be ${TYPES[type]}.`);
  if ('required' in parameter && parameter.required === 'filled' && value === '')
    throw new ConfigFault(`“${name}” in the configuration must not be empty.`);
  return value;
}

function fits(value: unknown, type: ConfigParameter['type']): boolean {
  if (type === 'text') return typeof value === 'string';
  if (type === 'flag') return typeof value === 'boolean';
  return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
}

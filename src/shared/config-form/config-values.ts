import { isObject } from '@/domain/json-object';
import { unreachable } from '@/domain/unreachable';
import { boundsOf, type ConfigField } from './config-field';

/** Change of a secret that the server never returns. `fileName` is set if it comes from a file. */
export type SecretChange = { /** Whether the server has a value. */ isSet: boolean } & (
  { change: 'keep' } | { change: 'delete' } | { change: 'set'; value: string; fileName?: string }
);
export type ConfigValue = string | number | boolean | undefined | readonly string[] | SecretChange;
/** By `ConfigField.key`. */
export type ConfigValues = Readonly<Record<string, ConfigValue>>;
/** Null means that a field has no value. */
export type SentConfiguration = Record<string, unknown>;

/**
 * Initial form values: the existing configuration, with the server's defaults for missing fields.
 */
export function fromConfiguration(
  fields: readonly ConfigField[],
  configured: Readonly<Record<string, unknown>> = {},
): ConfigValues {
  return Object.fromEntries(
    fields.map((field) => [
      field.key,
      startValue(
        field,
        Object.hasOwn(configured, field.name) ? configured[field.name] : field.defaultValue,
      ),
    ]),
  );
}

function startValue(field: ConfigField, value: unknown): ConfigValue {
  if (field.isEncrypted)
    return {
      change: 'keep',
      isSet: typeof value === 'object' && value !== null && Reflect.get(value, 'is_set') === true,
    };
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'boolean':
      return value === true;
    case 'list':
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    case 'text':
    case 'dropdown':
    case 'inline_binary':
      return value === null || value === undefined || typeof value === 'object'
        ? ''
        : String(value);
    default:
      return unreachable(field.type);
  }
}

/**
 * The configuration to send, by the server's field names: null for empty fields, and secrets as
 * changes.
 */
export function toConfiguration(
  fields: readonly ConfigField[],
  values: ConfigValues,
): SentConfiguration {
  return Object.fromEntries(fields.map((field) => [field.name, sentValue(values[field.key])]));
}

/** Settings without a field, which are sent back as they are. Secrets are left to the server. */
export function unknownValues(
  fields: readonly ConfigField[],
  configuration: Readonly<Record<string, unknown>> = {},
): SentConfiguration {
  return Object.fromEntries(
    Object.entries(configuration).filter(
      ([name, value]) => !isObject(value) && !fields.some((field) => field.name === name),
    ),
  );
}

function sentValue(value: ConfigValue): unknown {
  if (value === undefined) return null;
  if (!isSecretChange(value)) return value;
  switch (value.change) {
    case 'set':
      return { set_value: value.value };
    case 'delete':
      return { delete_value: true };
    // Keeping a secret that was never set means no value.
    case 'keep':
      return value.isSet ? { is_set: true, keep_value: true } : null;
    default:
      return unreachable(value);
  }
}

export type ConfigProblem =
  { kind: 'missing' } | { kind: 'tooSmall'; limit: number } | { kind: 'tooLarge'; limit: number };

/** Validates the value of a field; undefined if it is valid. */
export function validateValue(field: ConfigField, value: ConfigValue): ConfigProblem | undefined {
  if (typeof value === 'number') {
    const { min, max } = boundsOf(field);
    if (value < min) return { kind: 'tooSmall', limit: min };
    if (value > max) return { kind: 'tooLarge', limit: max };
  }
  return field.required && isMissing(value) ? { kind: 'missing' } : undefined;
}

function isMissing(value: ConfigValue): boolean {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return true;
  if (Array.isArray(value)) return value.length === 0;
  return (
    isSecretChange(value) &&
    (value.change === 'delete' ||
      (value.change === 'set' && value.value === '') ||
      (value.change === 'keep' && !value.isSet))
  );
}

export const isSecretChange = (value: ConfigValue): value is SecretChange =>
  typeof value === 'object' && 'change' in value;

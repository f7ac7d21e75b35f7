import type { InputDefinition } from '../definition/input-type';
import type { Configuration, ConfigurationValue, SealedValue } from '../definition/model';
import type { Secrets } from './secrets';

const PASSWORD_SET = '<password set>';
const VALUE_HIDDEN = '<value hidden>';

/**
 * How a form sends a secret (Graylog's EncryptedValue). `is_set` is what reading returned, sent
 * back unchanged.
 */
type SecretChange = {
  set_value?: unknown;
  keep_value?: unknown;
  delete_value?: unknown;
  is_set?: unknown;
};

export const isSealed = (value: unknown): value is SealedValue =>
  typeof value === 'object' && value !== null && 'encrypted_value' in value && 'salt' in value;

/**
 * The first mandatory field that is missing or of the wrong type; undefined when the configuration
 * is complete. As in Graylog, optional fields are not checked: unsuitable values count as not set.
 */
export function missingField(
  { fields }: Pick<InputDefinition, 'fields'>,
  configuration: Configuration,
): string | undefined {
  return Object.keys(fields).find((name) => {
    const { type, is_optional } = fields[name] ?? { is_optional: true };
    if (is_optional) return false;
    const value = configuration[name];
    if (type === 'number') return typeof value !== 'number';
    return type === 'boolean' ? false : value === undefined || value === null || value === '';
  });
}

/**
 * Converts a sent configuration to its stored form: values of known types, with secrets encrypted.
 * `before` is the configuration that an update replaces.
 */
export function storedConfiguration(
  { fields }: Pick<InputDefinition, 'fields'>,
  sent: Readonly<Record<string, unknown>>,
  secrets: Secrets,
  before: Configuration = {},
): Configuration {
  const stored: Record<string, ConfigurationValue> = {};
  for (const [name, value] of Object.entries(sent)) {
    const asked = fields[name];
    if (asked?.is_encrypted === true) {
      const secret = sealedChange(value, secrets, before[name]);
      if (secret !== undefined) stored[name] = secret;
    } else if (isPlaceholder(asked?.attributes, value)) {
      if (before[name] !== undefined) stored[name] = before[name];
    } else if (isPlain(value)) {
      stored[name] = typeof value === 'bigint' ? Number(value) : value;
    }
  }
  return stored;
}

/**
 * Hides secrets from everyone, and passwords and sensitive texts from users who may not edit the
 * input.
 */
export function shownConfiguration(
  definition: Pick<InputDefinition, 'fields'> | undefined,
  configuration: Configuration,
  mayEdit: boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(configuration).map(([name, value]) => {
      if (isSealed(value)) return [name, { is_set: true }];
      const attributes = definition?.fields[name]?.attributes ?? [];
      if (mayEdit || value === null || value === '') return [name, value];
      if (attributes.includes('is_password')) return [name, PASSWORD_SET];
      return [name, attributes.includes('is_sensitive') ? VALUE_HIDDEN : value];
    }),
  );
}

/**
 * Decrypts secrets for running the input.
 * @throws Error when a secret was encrypted with another key
 */
export function openedConfiguration(configuration: Configuration, secrets: Secrets): Configuration {
  return Object.fromEntries(
    Object.entries(configuration).map(([name, value]) => {
      if (!isSealed(value)) return [name, value];
      try {
        return [name, secrets.open(value)];
      } catch (error) {
        throw new Error(
          `The secret in ${name} cannot be decrypted: it was stored with a different key. Set it again.`,
          { cause: error },
        );
      }
    }),
  );
}

function sealedChange(
  value: unknown,
  secrets: Secrets,
  before: ConfigurationValue | undefined,
): SealedValue | undefined {
  const kept = isSealed(before) ? before : undefined;
  if (typeof value === 'string') return value === '' ? undefined : secrets.seal(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const { set_value, keep_value, delete_value, is_set } = value as SecretChange;
  if (typeof set_value === 'string') return secrets.seal(set_value);
  return delete_value !== true && (keep_value === true || is_set === true) ? kept : undefined;
}

/** Placeholders that a form sends back unchanged keep the stored value. */
function isPlaceholder(attributes: readonly string[] | undefined, value: unknown): boolean {
  return (
    (value === PASSWORD_SET && attributes?.includes('is_password') === true) ||
    (value === VALUE_HIDDEN && attributes?.includes('is_sensitive') === true)
  );
}

function isPlain(value: unknown): value is string | number | bigint | boolean | null | string[] {
  if (value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value))
    return true;
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

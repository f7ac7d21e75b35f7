import { isObject } from '@/domain/json-object';
import { serverFormText } from '@/shared/texts/server-text';

/** Types of configuration fields. */
export type ConfigFieldType = 'text' | 'number' | 'boolean' | 'dropdown' | 'list' | 'inline_binary';
export type ConfigField = {
  name: string;
  /**
   * Key in the form's values; unlike `name` it contains nothing that Formik would read as a path.
   */
  key: string;
  type: ConfigFieldType;
  label: string;
  description: string;
  defaultValue: unknown;
  required: boolean;
  isEncrypted: boolean;
  attributes: readonly string[];
  options: readonly { value: string; label: string }[];
  position: number;
};

const TYPES: readonly string[] = ['text', 'number', 'boolean', 'dropdown', 'list', 'inline_binary'];
const USUAL_POSITION = 100;

/**
 * Parses a `requested_configuration`. Fields are sorted by position, mandatory ones first, then in
 * the server's order.
 */
export function readFields(requested: Readonly<Record<string, unknown>>): ConfigField[] {
  const fields = Object.entries(requested).map(([name, definition]) =>
    readField(name, isObject(definition) ? definition : {}),
  );
  return fields.sort((a, b) => a.position - b.position || Number(b.required) - Number(a.required));
}

/**
 * Fields of unknown types are shown as text. A boolean always has a value, so it is never
 * mandatory.
 */
function readField(name: string, definition: Readonly<Record<string, unknown>>): ConfigField {
  const type = isType(definition['type']) ? definition['type'] : 'text';
  const { attributes, additional_info: info, position } = definition;
  const values = isObject(info) && isObject(info['values']) ? info['values'] : {};
  return {
    name,
    key: keyOf(name),
    type,
    label: serverFormText(textOf(definition['human_name'])) || name,
    description: serverFormText(textOf(definition['description'])),
    defaultValue: definition['default_value'],
    required: definition['is_optional'] === false && type !== 'boolean',
    isEncrypted: definition['is_encrypted'] === true,
    attributes: Array.isArray(attributes)
      ? attributes.filter((one) => typeof one === 'string').map((one) => one.toLowerCase())
      : [],
    options: Object.entries(values).map(([value, label]) => ({
      value,
      label: serverFormText(textOf(label)) || value,
    })),
    position: typeof position === 'number' ? position : USUAL_POSITION,
  };
}

const keyOf = (name: string) => `configuration:${encodeURIComponent(name).replaceAll('.', '%2E')}`;

/** Inclusive bounds of a number field. */
export function boundsOf({ attributes }: Pick<ConfigField, 'attributes'>): {
  min: number;
  max: number;
} {
  if (attributes.includes('is_port_number')) return { min: 0, max: 65_535 };
  return {
    min: attributes.includes('only_positive') ? 0 : Number.MIN_SAFE_INTEGER,
    max: attributes.includes('only_negative') ? -1 : Number.MAX_SAFE_INTEGER,
  };
}

/** Secrets must not be stored in drafts. */
export const isSecret = ({ isEncrypted, attributes }: ConfigField): boolean =>
  isEncrypted || attributes.includes('is_password') || attributes.includes('is_sensitive');

const isType = (type: unknown): type is ConfigFieldType =>
  typeof type === 'string' && TYPES.includes(type);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

import { formatBytes } from '@/domain/format/number';
import { isSecret, readFields, type ConfigField } from './config-field';

/** How a value is shown; secrets have no value. */
export type ConfigurationFact = { name: string; label: string } & (
  { kind: 'text'; text: string } | { kind: 'flag'; on: boolean } | { kind: 'secret' }
);

/** Settings of inputs whose numbers are bytes; their definitions say so in words only. */
const BYTES =
  /^(recv_buffer_size|max_message_size|decompress_size_limit|max_chunk_size|fetch_min_bytes)$/;
const SOUNDS_SECRET = /pass|secret|token|credential|private|header|api_?key/i;

/**
 * Configured values in the order of the form, without empty ones. For types without a form,
 * everything that sounds secret is hidden.
 */
export function configurationFacts(
  values: Readonly<Record<string, unknown>>,
  requested: Readonly<Record<string, unknown>> | undefined,
): ConfigurationFact[] {
  const fields = readFields(requested ?? {});
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.keys(values)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, label: name }));
  return [...fields, ...others].flatMap((field) => factOf(field, values[field.name]));
}

function valueText(name: string, value: unknown): string {
  if (typeof value === 'number' && BYTES.test(name)) return formatBytes(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function factOf(
  field: ConfigField | { name: string; label: string },
  value: unknown,
): ConfigurationFact[] {
  const { name, label } = field;
  if (
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
    return [];
  const secret = 'isEncrypted' in field ? isSecret(field) : SOUNDS_SECRET.test(name);
  if (typeof value === 'object' && !Array.isArray(value))
    return Reflect.get(value, 'is_set') === false ? [] : [{ name, label, kind: 'secret' }];
  if (secret) return [{ name, label, kind: 'secret' }];
  if (typeof value === 'boolean') return [{ name, label, kind: 'flag', on: value }];
  const option = 'options' in field ? field.options.find((one) => one.value === value) : undefined;
  return [
    {
      name,
      label,
      kind: 'text',
      text: option?.label ?? valueText(name, value),
    },
  ];
}

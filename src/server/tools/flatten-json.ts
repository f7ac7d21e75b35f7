import type { JsonTest } from '@/contract/testers';
import { isObject } from '@/domain/json-object';

type Settings = Omit<JsonTest, 'string'>;

/** Turns the members of an object into fields, without nulls. */
export function flattenJson(
  object: Record<string, unknown>,
  settings: Settings,
): Record<string, unknown> {
  const named = (key: string) =>
    settings.key_prefix +
    (settings.replace_key_whitespace
      ? key.replace(/\s/g, settings.key_whitespace_replacement)
      : key);
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => fieldsOf(named(key), value, settings)),
  );
}

function fieldsOf(key: string, value: unknown, settings: Settings): [string, unknown][] {
  const {
    flatten,
    list_separator,
    key_separator,
    kv_separator,
    replace_key_whitespace,
    key_whitespace_replacement,
  } = settings;
  if (value === null || value === undefined) return [];
  if (Array.isArray(value))
    return [[key, value.filter(isSomething).map(written).join(list_separator)]];
  if (!isObject(value)) return [[key, value]];
  if (flatten)
    return [
      [
        key,
        Object.entries(value)
          .filter(([, member]) => isSomething(member))
          .map(([name, member]) => `${name}${kv_separator}${written(member)}`)
          .join(list_separator),
      ],
    ];
  return Object.entries(value).flatMap(([name, member]) => {
    const part = replace_key_whitespace ? name.replace(/\s/g, key_whitespace_replacement) : name;
    return fieldsOf(`${key}${key_separator}${part}`, member, settings);
  });
}

const isSomething = (value: unknown) => value !== null && value !== undefined;

/** Formats lists and objects as Java does: `[1, 2]`, `{a=1}`. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([key, member]) => `${key}=${written(member)}`)
      .join(', ')}}`;
  return String(value);
}

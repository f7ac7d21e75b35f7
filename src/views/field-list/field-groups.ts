import type { FieldType } from '@/contract/fields';
import type { ResultMessage } from '@/contract/search';
import { isReserved } from '@/domain/search/reserved-fields';

/** Fields of the loaded messages, all but the internal ones, or all of them. */
export type FieldGroup = 'current' | 'all' | 'reserved';
export const FIELD_GROUPS: readonly FieldGroup[] = ['current', 'all', 'reserved'];

export type Field = { name: string; type: string; enumerable: boolean; numeric: boolean };

const UNKNOWN = 'unknown';

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

/**
 * The known fields sorted by name. Compared by code unit, because there may be tens of thousands.
 */
export function knownFields(types: readonly FieldType[]): Field[] {
  return types
    .map(({ name, type: { type, properties } }) => ({
      name,
      type,
      enumerable: properties.includes('enumerable'),
      numeric: properties.includes('numeric'),
    }))
    .sort(byName);
}

/** The fields of the rows, with their types if known. */
export function fieldsOfRows(known: readonly Field[], rows: readonly ResultMessage[]): Field[] {
  const names = new Set<string>();
  for (const { message } of rows) {
    for (const name in message) names.add(name);
  }
  const knownNames = new Map(known.map((field) => [field.name, field]));
  return [...names]
    .map(
      (name) => knownNames.get(name) ?? { name, type: UNKNOWN, enumerable: false, numeric: false },
    )
    .sort(byName);
}

/** The field of this name; its type is unknown if neither the server nor the rows have it. */
export const fieldNamed = (
  name: string,
  known: readonly Field[],
  ofRows: readonly Field[],
): Field =>
  known.find((field) => field.name === name) ??
  ofRows.find((field) => field.name === name) ?? {
    name,
    type: UNKNOWN,
    enumerable: false,
    numeric: false,
  };

const isUnlisted = ({ type }: Field) => type === UNKNOWN;

/**
 * Whether the rows have fields that the server does not list yet: Graylog learns them some seconds
 * after their messages.
 */
export const hasUnlistedFields = (ofRows: readonly Field[]): boolean => ofRows.some(isUnlisted);

export function fieldsOfGroup(
  group: FieldGroup,
  known: readonly Field[],
  ofRows: readonly Field[],
): readonly Field[] {
  const unlisted = ofRows.filter(isUnlisted);
  const all = unlisted.length === 0 ? known : [...known, ...unlisted].sort(byName);
  if (group === 'reserved') return all;
  return (group === 'current' ? ofRows : all).filter(({ name }) => !isReserved(name));
}

/** Fields whose name contains the text; prefix matches come first. */
export function findFields(fields: readonly Field[], text: string): readonly Field[] {
  const needle = text.trim().toLowerCase();
  if (needle === '') return fields;
  const found = fields
    .map((field) => ({ field, at: field.name.toLowerCase().indexOf(needle) }))
    .filter(({ at }) => at !== -1);
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(
    ({ field }) => field,
  );
}

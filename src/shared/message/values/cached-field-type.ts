import type { QueryClient } from '@tanstack/react-query';
import type { FieldType } from '@/contract/fields';
import { FIELD_TYPES } from '../facts/message-queries';

type Types = ReadonlyMap<string, FieldType>;

/** Indexed once rather than for each value: there may be tens of thousands of fields. */
const indexed = new WeakMap<readonly FieldType[], Types>();

function byName(types: readonly FieldType[]): Types {
  const known = indexed.get(types);
  if (known) return known;
  const now = new Map(types.map((type) => [type.name, type]));
  indexed.set(types, now);
  return now;
}

/** The type of a field, if one of the lists that are already cached has it. */
export function cachedFieldType(client: QueryClient, field: string): string | undefined {
  for (const [, types] of client.getQueriesData<readonly FieldType[]>({ queryKey: FIELD_TYPES })) {
    const found = types && byName(types).get(field);
    if (found) return found.type.type;
  }
  return undefined;
}

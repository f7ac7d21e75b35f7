import { useQueryClient } from '@tanstack/react-query';
import type { FieldType } from '@/contract/fields';
import type { FieldValue } from '@/domain/exact';
import { hasDecimals, indexedValue } from '@/domain/query/indexed-value';
import { FIELD_TYPES } from '../facts/message-queries';

/**
 * How the index files a value, as far as somebody has asked for the types of the fields; any other
 * is asked for as it reads.
 */
export function useFiledValue(): (field: string, value: FieldValue) => FieldValue {
  const client = useQueryClient();
  return (field, value) => {
    if (!hasDecimals(value)) return value;
    const lists = client.getQueriesData<readonly FieldType[]>({ queryKey: FIELD_TYPES });
    return indexedValue(
      value,
      lists.flatMap(([, types]) => types ?? []).find(({ name }) => name === field)?.type.type,
    );
  };
}

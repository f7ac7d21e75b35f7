import { useQueryClient } from '@tanstack/react-query';
import type { FieldType } from '@/contract/fields';
import type { FieldValue } from '@/domain/exact';
import { hasDecimals, indexedValue } from '@/domain/query/analysis/indexed-value';
import { FIELD_TYPES } from '../facts/message-queries';

/**
 * The value as the index stores it, if the field's type is already cached; else the value itself.
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

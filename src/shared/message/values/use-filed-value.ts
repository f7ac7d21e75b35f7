import { useQueryClient } from '@tanstack/react-query';
import type { FieldValue } from '@/domain/exact';
import { hasDecimals, indexedValue } from '@/domain/query/analysis/indexed-value';
import { cachedFieldType } from './cached-field-type';

/**
 * The value as the index stores it, if the field's type is already cached; else the value itself.
 */
export function useFiledValue(): (field: string, value: FieldValue) => FieldValue {
  const client = useQueryClient();
  return (field, value) => {
    if (!hasDecimals(value)) return value;
    return indexedValue(value, cachedFieldType(client, field));
  };
}

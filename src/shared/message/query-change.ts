import type { FieldValue } from '@/domain/exact';

/** What a reader asks of the query while reading a value or a field's name. */
export type QueryChange =
  | { kind: 'add' | 'exclude'; field: string; value: FieldValue }
  | { kind: 'exists' | 'missing'; field: string };

import type { ValueActions } from '@/shared/message/values/value-actions';

/** Pages without a message table of their own, such as dashboards, have no columns. */
export type FieldListActions = Pick<ValueActions, 'onQueryChange'> & Partial<ColumnActions>;
type ColumnActions = Pick<ValueActions, 'columns' | 'onColumnsChange'>;

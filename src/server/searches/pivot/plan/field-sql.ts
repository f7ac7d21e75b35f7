import type { FieldKind } from '../../../messages/fields/united-field';

/** A field as SQL over the messages of a search. */
export type FieldSql = {
  kind: FieldKind;
  sql: string;
  /** The value as it was sent, where `sql` is another form of it. */
  original?: string;
  /** The value where it is a number, of a field that holds texts in other indices. */
  number?: string;
};

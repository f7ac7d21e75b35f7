/**
 * A field as SQL over the table `messages`.
 * `text` is analysed and cannot be grouped or sorted by; `list` is a list of texts; `missing` occurs in no message.
 */
export type FieldSql = {
  kind: 'keyword' | 'number' | 'decimal' | 'time' | 'text' | 'list' | 'missing';
  sql: string;
  /** The value as it was sent, where `sql` is another form of it. */
  original?: string;
};

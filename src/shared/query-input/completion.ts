/** One suggestion, ready to be shown and taken. */
export type Suggestion = {
  id: string;
  /** What is shown. */
  label: string;
  /** What takes the place of `span`. */
  insert: string;
  /** The type of a field, or how often a value occurs. */
  hint?: string;
  kind: 'field' | 'value' | 'operator';
};

export type Completion = {
  /** What is replaced, in UTF-16 offsets of the query. */
  span: { start: number; end: number };
  suggestions: readonly Suggestion[];
  /** What stands in place of suggestions, or below them. */
  note?: string;
};

/** A suggestion. */
export type Suggestion = {
  id: string;
  /** Displayed text. */
  label: string;
  /** Replaces `span`. */
  insert: string;
  /** The type of a field, or the number of occurrences of a value. */
  hint?: string;
  kind: 'field' | 'value' | 'operator' | 'variable';
};

export type Completion = {
  /** The range to replace, in UTF-16 offsets. */
  span: { start: number; end: number };
  suggestions: readonly Suggestion[];
  /** Shown instead of suggestions, or below them. */
  note?: string;
};

/** The element id of a suggestion, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

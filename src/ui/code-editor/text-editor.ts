/** UTF-16 offsets into the text, `end` exclusive. */
export type TextSelection = { start: number; end: number };

/**
 * What a box for one text can be told from outside, whether it is a plain one or the code editor.
 */
export type TextEditor = {
  focus: () => void;
  selection: () => TextSelection;
  /**
   * Replaces a part of the text as if typed (it can be undone) and puts the caret behind it, or
   * selects it.
   */
  replace: (range: TextSelection, text: string, after?: 'caret' | 'selected') => void;
  /**
   * How far the start of `offset`'s character is from the left edge of the editor, in pixels, where
   * the editor knows.
   */
  indentOf: (offset: number) => number | undefined;
};

/**
 * A coloured part. Each word of `kind`, cut at dots, becomes a class: `field.unknown` is `ace_field
 * ace_unknown`.
 */
export type CodeToken = { start: number; end: number; kind: string };

/** UTF-16 offsets into the text, `end` exclusive. */
export type TextSelection = { start: number; end: number };

/** Imperative handle of a text editor, implemented by the plain text box and the code editor. */
export type TextEditor = {
  /** `end` also puts the caret at the end of the text, to continue it. */
  focus: (caret?: 'end') => void;
  selection: () => TextSelection;
  /**
   * Replaces a range as if typed, so that it can be undone, and puts the caret after the new text
   * or selects it.
   */
  replace: (range: TextSelection, text: string, after?: 'caret' | 'selected') => void;
  /**
   * Distance in pixels from the left edge of the editor to the character at `offset`; undefined
   * where the editor cannot tell.
   */
  indentOf: (offset: number) => number | undefined;
};

/**
 * A coloured range. Each dot-separated part of `kind` becomes a class: `field.unknown` is
 * `ace_field ace_unknown`.
 */
export type CodeToken = { start: number; end: number; kind: string };

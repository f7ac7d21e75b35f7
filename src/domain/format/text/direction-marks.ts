const MARK = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text with its invisible direction marks escaped as in JSON (`\u202e`): they make a text look
 * different from what it contains.
 */
export const asciiMarks = (text: string): string =>
  text.replace(MARK, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);

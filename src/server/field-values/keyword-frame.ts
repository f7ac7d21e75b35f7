/** Delimits the values in the column `keywords`, before the first and after the last one too. */
export const KEYWORD_FRAME = '\u001f';

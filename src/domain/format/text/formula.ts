/** Characters at the start of a cell that make spreadsheets run it as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** The text of a CSV cell, with an apostrophe before what a spreadsheet would run as a formula. */
export const withoutFormula = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

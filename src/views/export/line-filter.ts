/**
 * Matches the opening quote of a value that a spreadsheet would evaluate. Quotes inside values are
 * doubled, so a single quote after a comma or at the start of a line opens a value. Negative
 * numbers are not formulas.
 */
const FORMULA = /(?<=^|[,\n])"(?=[=+\-@\t\r])(?!-?\d+(?:\.\d+)?")/g;

/** CSV with quoted values, with an apostrophe before each formula. */
export const withoutFormulas = (csv: string): string => csv.replace(FORMULA, '"\'');

/** Applies a change to the lines of a chunked text. */
export function createLineFilter(change: (text: string) => string) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return {
    take(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
      const text = rest + decoder.decode(bytes, { stream: true });
      // Whether a value is a formula may depend on the next chunk, so process whole lines only.
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      return encoder.encode(change(text.slice(0, end)));
    },
    end: (): Uint8Array<ArrayBuffer> => encoder.encode(change(rest + decoder.decode())),
  };
}

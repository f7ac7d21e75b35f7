/**
 * A quote that opens a value which a spreadsheet would run. Within values quotes are doubled, so a
 * single one between a comma or a line's beginning and such a sign opens one. Numbers below zero
 * are no formulas.
 */
const FORMULA = /(?<=^|[,\n])"(?=[=+\-@\t\r])(?!-?\d+(?:\.\d+)?")/g;

/**
 * Takes a CSV as it comes, all values in quotes, and gives it back with an apostrophe before each
 * formula.
 */
export function createFormulaGuard() {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  const guarded = (text: string): Uint8Array<ArrayBuffer> =>
    encoder.encode(text.replace(FORMULA, '"\''));
  return {
    take(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
      const text = rest + decoder.decode(bytes, { stream: true });
      // Whether a value is a formula may be told by what comes next.
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      return guarded(text.slice(0, end));
    },
    end: (): Uint8Array<ArrayBuffer> => guarded(rest + decoder.decode()),
  };
}

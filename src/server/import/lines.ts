/** A line and its number, from 1. With `tooLong`, the text is left out. */
export type Line = { number: number; text: string; tooLong?: true };

const NEWLINE = 10;

/**
 * Splits bytes into lines of UTF-8 without their line ends, all lines of a chunk together. Lines
 * that are too long are reported but not buffered.
 */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<Line[], void> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let number = 0;
  let held: Uint8Array[] = [];
  let heldBytes = 0;

  const line = (end: Uint8Array): Line => {
    number += 1;
    const size = heldBytes + end.length;
    const whole = held.length === 0 ? end : Buffer.concat([...held, end]);
    held = [];
    heldBytes = 0;
    if (size > longest) return { number, text: '', tooLong: true };
    const text = decoder.decode(whole).replace(/\r$/, '');
    return { number, text: number === 1 ? text.replace(/^\uFEFF/, '') : text };
  };

  for await (const chunk of bytes) {
    const lines: Line[] = [];
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      lines.push(line(chunk.subarray(from, at)));
      from = at + 1;
    }
    const rest = chunk.subarray(from);
    // Of a line that is too long, only the length matters.
    if (heldBytes <= longest && rest.length > 0) held.push(rest.slice());
    heldBytes += rest.length;
    if (lines.length > 0) yield lines;
  }
  if (heldBytes > 0) yield [line(new Uint8Array())];
}

/** A line with its number, counted from 1; the text is empty if it is too long. */
export type Line = { number: number; text: string; tooLong?: true };

const NEWLINE = 10;

/**
 * Splits UTF-8 bytes into lines without their line ends and yields the lines of each chunk
 * together. Lines that are too long are not kept in memory.
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
    const parts = [...held, end];
    held = [];
    heldBytes = 0;
    if (size > longest) return { number, text: '', tooLong: true };
    const whole = parts.length === 1 ? end : joined(parts, size);
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
    // A line that is already too long is only counted.
    if (heldBytes <= longest && rest.length > 0) held.push(rest.slice());
    heldBytes += rest.length;
    if (lines.length > 0) yield lines;
  }
  if (heldBytes > 0) yield [line(new Uint8Array())];
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

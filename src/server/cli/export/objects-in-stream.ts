const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];

/**
 * Yields the texts of concatenated JSON objects.
 * @throws Error when the last one is incomplete
 */
export async function* objectsIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let held: Uint8Array[] = [];
  let depth = 0;
  let inText = false;
  let escaped = false;
  for await (const chunk of bytes) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = true;
      else if (byte === OPEN) {
        if (depth === 0) from = at;
        depth += 1;
      } else if (byte === CLOSE) {
        depth -= 1;
        if (depth > 0) continue;
        yield Buffer.concat([...held, chunk.subarray(from, at + 1)]).toString('utf8');
        held = [];
        from = at + 1;
      }
    }
    if (depth > 0) held.push(chunk.subarray(from));
  }
  if (depth > 0) throw new Error('the answer ends in the middle');
}

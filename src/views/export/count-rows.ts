const [QUOTE, NEWLINE] = [0x22, 0x0a];

/**
 * Counts the records of a CSV that comes in pieces, without those of its head: line breaks in
 * quotes end none.
 */
export function createRowCounter() {
  let quoted = false;
  let open = false;
  let records = 0;
  return {
    take(bytes: Uint8Array): void {
      for (const byte of bytes) {
        if (byte === NEWLINE && !quoted) {
          records += 1;
          open = false;
          continue;
        }
        open = true;
        // A doubled quote within quotes closes and opens again.
        if (byte === QUOTE) quoted = !quoted;
      }
    },
    rows: () => Math.max(0, records + (open ? 1 : 0) - 1),
    /** It ended in the middle of a value or of a line: not all of it came. */
    isCutShort: () => open,
  };
}

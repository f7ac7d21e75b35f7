const [QUOTE, NEWLINE] = [0x22, 0x0a];

/**
 * Counts the records of a chunked CSV without its header; line breaks inside quotes do not end a
 * record.
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
        // An escaped quote ("") closes and reopens the value.
        if (byte === QUOTE) quoted = !quoted;
      }
    },
    rows: () => Math.max(0, records + (open ? 1 : 0) - 1),
    /** Whether the file ended inside a value or a line. */
    isCutShort: () => open,
  };
}

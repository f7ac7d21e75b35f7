const [QUOTE, NEWLINE] = [0x22, 0x0a];

/**
 * Counts the records of a chunked CSV without its header, and ends it after `limit` of them; line
 * breaks inside quotes do not end a record.
 */
export function createRowCounter(limit = Infinity) {
  let quoted = false;
  let open = false;
  let records = 0;
  const rows = () => Math.max(0, records + (open ? 1 : 0) - 1);
  return {
    /** The part of the chunk that is within the limit. */
    take(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
      for (const [at, byte] of bytes.entries()) {
        if (records > limit) return bytes.subarray(0, at);
        if (byte === NEWLINE && !quoted) {
          records += 1;
          open = false;
          continue;
        }
        open = true;
        // An escaped quote ("") closes and reopens the value.
        if (byte === QUOTE) quoted = !quoted;
      }
      return bytes;
    },
    rows,
    isFull: () => !open && rows() >= limit,
    /** Whether the file ended inside a value or a line. */
    isCutShort: () => open,
  };
}

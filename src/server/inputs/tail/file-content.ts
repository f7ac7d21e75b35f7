import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

const BLOCK_BYTES = 64 * 1024;
const HEAD_BYTES = 256;
const NEWLINE = 10;

/** A file is text if its first kilobyte has no null bytes. */
export async function isText(file: FileHandle): Promise<boolean> {
  return !(await readAt(file, 0, 1024)).includes(0);
}

export async function headOf(
  file: FileHandle,
  length = HEAD_BYTES,
): Promise<{ head: string; headBytes: number }> {
  const bytes = await readAt(file, 0, length);
  return { head: createHash('sha256').update(bytes).digest('base64'), headBytes: bytes.length };
}

/** The offset of the last `lines` lines of a file, including an unfinished one. */
export async function offsetOfLastLines(
  file: FileHandle,
  size: number,
  lines: number,
): Promise<number> {
  let missing = lines;
  for (let end = size; end > 0;) {
    const start = Math.max(0, end - BLOCK_BYTES);
    const block = await readAt(file, start, end - start);
    for (
      let index = block.lastIndexOf(NEWLINE);
      index >= 0;
      index = index === 0 ? -1 : block.lastIndexOf(NEWLINE, index - 1)
    ) {
      // A newline at the very end does not start another line.
      if (start + index + 1 === size) continue;
      missing -= 1;
      if (missing === 0) return start + index + 1;
    }
    end = start;
  }
  return 0;
}

/** Reads up to `length` bytes from `position`; fewer at the end of the file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

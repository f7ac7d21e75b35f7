import { readJson } from './read-json';

/** Bytes from which parsing on the main thread would be noticeable. */
const LARGE = 256 * 1024;

/**
 * Parses a JSON response, in a worker if it is large, so that ten messages of 2 MB do not block the
 * page. The code for workers is late, because most pages never need it; if it cannot be loaded, the
 * main thread parses.
 * @throws SyntaxError
 */
export async function readBytes(
  bytes: ArrayBuffer,
  how: { cutStringsAt?: number; isLongList?: boolean },
): Promise<unknown> {
  const late =
    bytes.byteLength >= LARGE ? await import('./read-large').catch(() => undefined) : undefined;
  const read = await late?.readLarge(bytes, how);
  return read ? read.value : readJson(new TextDecoder().decode(bytes), how.cutStringsAt);
}

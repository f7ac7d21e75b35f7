import { promisify } from 'node:util';
import { gunzip, gunzipSync, inflate, inflateSync } from 'node:zlib';
import { DecodeError } from '../definition/model';

const UNPACK = {
  gzip: { now: gunzipSync, later: promisify(gunzip) },
  zlib: { now: inflateSync, later: promisify(inflate) },
};
/**
 * Up to this size decompressing synchronously is three times as fast as handing over to a thread.
 */
const SMALL_BYTES = 64 * 1024;

/**
 * Returns other bytes than gzip and zlib unchanged.
 * @throws DecodeError when they are broken or decompress to more than `maxBytes`
 */
export async function decompressed(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  const kind = compressionOf(bytes);
  if (kind === 'none') return bytes;
  const limit = Math.max(1, maxBytes);
  try {
    return (
      unpackedNow(bytes, kind, Math.min(limit, SMALL_BYTES)) ??
      (await UNPACK[kind].later(bytes, { maxOutputLength: limit }))
    );
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    throw new DecodeError(
      tooLarge
        ? `Decompressed, the message is larger than decompress_size_limit (${maxBytes} bytes).`
        : `The ${kind} data is broken.`,
    );
  }
}

/** Undefined when the result would be larger. */
function unpackedNow(
  bytes: Buffer,
  kind: 'gzip' | 'zlib',
  maxOutputLength: number,
): Buffer | undefined {
  if (bytes.length > SMALL_BYTES) return undefined;
  try {
    return UNPACK[kind].now(bytes, { maxOutputLength });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function compressionOf(bytes: Uint8Array): 'gzip' | 'zlib' | 'none' {
  const [first = 0, second = 0] = bytes;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  // RFC 1950: method 8, and both bytes together are a multiple of 31.
  return (first & 0x0f) === 8 && first >> 4 <= 7 && ((first << 8) | second) % 31 === 0
    ? 'zlib'
    : 'none';
}

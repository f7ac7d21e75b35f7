import { promisify } from 'node:util';
import { gunzip, gunzipSync, inflate, inflateSync } from 'node:zlib';
import { DecodeError } from '../definition/model';

const UNPACK = {
  gzip: { now: gunzipSync, later: promisify(gunzip) },
  zlib: { now: inflateSync, later: promisify(inflate) },
};
type Kind = keyof typeof UNPACK;

/**
 * Up to this size decompressing synchronously is three times as fast as handing over to a thread.
 */
const SMALL_BYTES = 64 * 1024;
/** A text may have been repeated so often that it is as large as this, whatever it was sent as. */
const UNCHECKED_BYTES = 1024 * 1024;

/**
 * Returns other bytes than gzip and zlib unchanged. Output beyond the limits is never allocated.
 * @throws DecodeError when they are broken, or decompress to more than `maxBytes` or to more than
 * `mostTimes` their size
 */
export async function decompressed(
  bytes: Buffer,
  maxBytes: number,
  mostTimes = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const small = unpackedNow(bytes, maxBytes);
  if (small !== undefined) return small;
  const kind = compressionOf(bytes);
  if (kind === 'none') return bytes;
  const plausible = Math.max(UNCHECKED_BYTES, bytes.length * mostTimes);
  try {
    return await UNPACK[kind].later(bytes, {
      maxOutputLength: limitOf(Math.min(maxBytes, plausible)),
      chunkSize: SMALL_BYTES,
    });
  } catch (error) {
    if (error instanceof RangeError && plausible < maxBytes)
      throw new DecodeError(`Decompressed, the message is more than ${mostTimes} times as large.`);
    throw failure(error, kind, maxBytes);
  }
}

/**
 * The same for what is small once decompressed; undefined for everything else.
 * @throws DecodeError when the bytes are broken or decompress to more than `maxBytes`
 */
export function unpackedNow(bytes: Buffer, maxBytes: number): Buffer | undefined {
  const kind = compressionOf(bytes);
  if (kind === 'none') return bytes;
  if (bytes.length > SMALL_BYTES) return undefined;
  try {
    return UNPACK[kind].now(bytes, { maxOutputLength: limitOf(Math.min(maxBytes, SMALL_BYTES)) });
  } catch (error) {
    if (error instanceof RangeError && maxBytes > SMALL_BYTES) return undefined;
    throw failure(error, kind, maxBytes);
  }
}

/** zlib refuses a limit of 0. */
const limitOf = (bytes: number) => Math.max(1, bytes);

const failure = (error: unknown, kind: Kind, maxBytes: number): DecodeError =>
  new DecodeError(
    error instanceof RangeError
      ? `Decompressed, the message is larger than decompress_size_limit (${maxBytes} bytes).`
      : `The ${kind} data is broken.`,
  );

function compressionOf(bytes: Uint8Array): Kind | 'none' {
  const [first = 0, second = 0] = bytes;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  // RFC 1950: method 8, and both bytes together are a multiple of 31.
  return (first & 0x0f) === 8 && first >> 4 <= 7 && ((first << 8) | second) % 31 === 0
    ? 'zlib'
    : 'none';
}

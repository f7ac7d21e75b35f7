import { gunzip, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { DecodeError } from '../model';

const gunzipped = promisify(gunzip);
const inflated = promisify(inflate);

/** The bytes themselves unless they start like gzip or zlib. @throws DecodeError when broken or larger than `maxBytes`. */
export async function decompressed(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  const kind = compressionOf(bytes);
  if (kind === 'none') return bytes;
  try {
    return await (kind === 'gzip' ? gunzipped : inflated)(bytes, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    throw new DecodeError(tooLarge ? `Decompressed, the message is larger than decompress_size_limit (${maxBytes} bytes).` : `The ${kind} data is broken.`);
  }
}

function compressionOf(bytes: Uint8Array): 'gzip' | 'zlib' | 'none' {
  const [first = 0, second = 0] = bytes;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  // RFC 1950: method 8, and both bytes together a multiple of 31.
  return (first & 0x0f) === 8 && first >> 4 <= 7 && ((first << 8) | second) % 31 === 0 ? 'zlib' : 'none';
}

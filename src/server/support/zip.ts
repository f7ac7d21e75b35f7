import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; content: Buffer };

/** Version 2.0 of the format, which has deflate. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const DEFLATE = 8;
/** Regular file, readable by its owner only. */
const MODE = 0o100600;
const UNIX = 3;

/** A zip archive without encryption or Zip64: up to 4 GB and 65,535 files. */
export function zip(entries: readonly ZipEntry[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const encodedName = Buffer.from(name, 'utf8');
    const common = Buffer.concat([
      u16(VERSION),
      u16(UTF8),
      u16(DEFLATE),
      dosTime(at),
      u32(crc32(content)),
      u32(packed.length),
      u32(content.length),
      u16(encodedName.length),
      u16(0),
    ]);
    const local = Buffer.concat([u32(0x04034b50), common, encodedName, packed]);
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16((UNIX << 8) | VERSION),
        common,
        u16(0),
        u16(0),
        u16(0),
        u32((MODE << 16) >>> 0),
        u32(offset),
        encodedName,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(entries.length),
    u16(entries.length),
    u32(listing.length),
    u32(offset),
    u16(0),
  ]);
  return Buffer.concat([...parts, listing, end]);
}

/** Time and date in UTC, to two seconds. */
const dosTime = (at: Date) =>
  Buffer.concat([
    u16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
    u16(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
  ]);

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

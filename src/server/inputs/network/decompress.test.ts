import { deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decompressed } from './decompress';

const text = '{"host":"h","short_message":"m"}';

test.each([
  ['gzip', gzipSync(text)],
  ['zlib', deflateSync(text)],
  ['zlib at level 9', deflateSync(text, { level: 9 })],
  ['nothing', Buffer.from(text)],
])('unpacks %s', async (_, bytes) => {
  expect((await decompressed(bytes, 1_000)).toString()).toBe(text);
});

test.each([60_000, 70_000, 1_000_000])(
  'unpacks %i bytes, up to the limit exactly',
  async (size) => {
    const large = 'x'.repeat(size);
    expect((await decompressed(gzipSync(large), size)).toString()).toBe(large);
    await expect(decompressed(gzipSync(large), size - 1)).rejects.toThrow(
      `larger than decompress_size_limit (${size - 1} bytes)`,
    );
  },
);

test.each([
  ['gzip', gzipSync(Buffer.alloc(50_000_000))],
  ['zlib', deflateSync(Buffer.alloc(50_000_000))],
])('stops a %s bomb at the limit', async (_, bytes) => {
  await expect(decompressed(bytes, 1_000_000)).rejects.toThrow(
    'larger than decompress_size_limit (1000000 bytes)',
  );
});

test('refuses what is far larger than logs would be, where that is asked for', async () => {
  const bomb = gzipSync(Buffer.alloc(7_900_000), { level: 9 });
  await expect(decompressed(bomb, 8_000_000, 200)).rejects.toThrow(
    'Decompressed, the message is more than 200 times as large.',
  );
  expect(await decompressed(bomb, 8_000_000)).toHaveLength(7_900_000);
  const repeated = gzipSync('x'.repeat(1_000_000), { level: 9 });
  expect(await decompressed(repeated, 8_000_000, 200)).toHaveLength(1_000_000);
});

test('reports broken data', async () => {
  await expect(decompressed(gzipSync(text).subarray(0, 15), 1_000)).rejects.toThrow(
    'The gzip data is broken.',
  );
});

import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DecodeError } from '../definition/model';
import { acknowledgement, createBeatsFrameReader, type BeatsFrame } from './frames';
import { compressedFrame, jsonFrame, pairsFrame, windowFrame } from '@test/inputs/lumberjack';
import { unpack } from './unpack';

const LIMITS = { frameBytes: 1_000, unpackedBytes: 10_000, packedEvents: 100 };
const plain = (frames: readonly BeatsFrame[]) =>
  frames.map((frame) =>
    frame.kind === 'event'
      ? [frame.version, frame.sequence, frame.json.toString()]
      : frame.kind === 'window'
        ? [frame.version, frame.events]
        : ['packed', frame.payload.length],
  );

describe('createBeatsFrameReader', () => {
  const stream = Buffer.concat([
    windowFrame(3),
    jsonFrame(1, { a: 'ü' }),
    pairsFrame(2, { line: 'two', host: 'h' }),
    compressedFrame([jsonFrame(3, {})]),
    windowFrame(1, '1'),
  ]);

  test('reads the same frames wherever the stream is split, and buffers nothing in the end', () => {
    const whole = plain(createBeatsFrameReader(1_000).push(stream));
    expect(whole).toEqual([
      [0x32, 3],
      [0x32, 1, '{"a":"ü"}'],
      [0x31, 2, '{"line":"two","host":"h"}'],
      ['packed', deflateSync(jsonFrame(3, {})).length],
      [0x31, 1],
    ]);
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 30 }), (cuts) => {
        const reader = createBeatsFrameReader(1_000);
        const at = [0, ...cuts.sort((a, b) => a - b), stream.length];
        const chunks = at.slice(1).map((end, index) => stream.subarray(at[index], end));
        expect(plain(chunks.flatMap((chunk) => reader.push(chunk)))).toEqual(whole);
        expect(reader.held).toBe(0);
      }),
    );
  });

  test.each([
    ['another protocol', Buffer.from('GET / HTTP/1.1\r\n')],
    ['an unknown frame', Buffer.from('2X')],
    [
      'an event that is too large',
      Buffer.concat([Buffer.from('2J'), Buffer.from([0, 0, 0, 1, 0xff, 0xff, 0xff, 0xff])]),
    ],
    [
      'packed frames that are too large',
      Buffer.concat([Buffer.from('2C'), Buffer.from([0, 1, 0, 0])]),
    ],
    ['too many pairs', Buffer.concat([Buffer.from('1D'), Buffer.from([0, 0, 0, 1, 0, 0, 4, 1])])],
    [
      'a pair that is too large',
      Buffer.concat([Buffer.from('1D'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0])]),
    ],
  ])('refuses %s', (_, bytes) => {
    expect(() => createBeatsFrameReader(1_000).push(bytes)).toThrow(DecodeError);
  });

  test('buffers no more than the largest frame, byte by byte', () => {
    const reader = createBeatsFrameReader(1_000);
    const frame = jsonFrame(1, { a: 'x'.repeat(900) });
    for (const byte of frame.subarray(0, -1)) reader.push(Buffer.from([byte]));
    expect(reader.held).toBe(frame.length - 1);
    expect(reader.push(frame.subarray(-1))).toHaveLength(1);
    expect(reader.held).toBe(0);
  });
});

describe('unpack', () => {
  const packed = (...frames: Buffer[]) => deflateSync(Buffer.concat(frames));

  test('yields the nested frames', async () => {
    expect(plain([...(await unpack(packed(jsonFrame(1, {}), jsonFrame(2, {})), LIMITS))])).toEqual([
      [0x32, 1, '{}'],
      [0x32, 2, '{}'],
    ]);
  });

  test.each([
    ['a bomb', deflateSync(Buffer.alloc(50_000_000)), 'larger than 10000 bytes'],
    [
      'packed frames in packed frames',
      packed(compressedFrame([jsonFrame(1, {})])),
      'holds another one',
    ],
    [
      'too many frames',
      packed(...Array.from({ length: 101 }, () => jsonFrame(1, {}))),
      'more than 100 others',
    ],
    ['half a frame', packed(jsonFrame(1, {}).subarray(0, -1)), 'ends inside a frame'],
    ['nonsense', Buffer.from('nonsense'), 'broken'],
    ['what is cut off', packed(jsonFrame(1, {})).subarray(0, -3), 'broken'],
  ])('refuses %s', async (_, payload, reason) => {
    await expect(unpack(payload, LIMITS).then((frames) => [...frames])).rejects.toThrow(reason);
  });
});

test('an acknowledgement has six bytes', () => {
  expect([...acknowledgement(0x32, 258)]).toEqual([0x32, 0x41, 0, 0, 1, 2]);
});

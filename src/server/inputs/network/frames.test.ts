import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFrameSplitter, type Frame, type FrameOptions } from './frames';

const read = (
  options: Partial<FrameOptions>,
  chunks: readonly (string | Buffer)[],
  hangUp = true,
) => {
  const splitter = createFrameSplitter({ delimiter: 10, maxBytes: 1_000_000, ...options });
  const frames = [
    ...chunks.flatMap((chunk) => splitter.push(Buffer.from(chunk))),
    ...(hangUp ? splitter.end() : []),
  ];
  return frames.map(plain);
};
const plain = (frame: Frame) =>
  frame.kind === 'message' ? frame.bytes.toString() : { tooLarge: frame.bytes };

/** Splits bytes at any offsets. */
const cut = (bytes: Buffer, offsets: readonly number[]) => {
  const ends = [
    ...new Set(offsets.map((offset) => offset % (bytes.length + 1))),
    bytes.length,
  ].sort((a, b) => a - b);
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
};

describe('createFrameSplitter', () => {
  test('splits at the delimiter and drops empty messages', () => {
    expect(read({ delimiter: 0 }, ['a\0\0b\0'])).toEqual(['a', 'b']);
  });

  test('finds the same messages however the bytes are split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }).map((text) => text.replaceAll('\n', ' '))),
        fc.array(fc.nat()),
        (texts, offsets) => {
          expect(
            read({}, cut(Buffer.from(texts.map((text) => `${text}\n`).join('')), offsets)),
          ).toEqual(texts);
        },
      ),
    );
  });

  test('hands over the unterminated message when the sender hangs up', () => {
    expect(read({}, ['one\ntw', 'o'])).toEqual(['one', 'two']);
  });

  test('skips a message that is too large and reads the next one', () => {
    expect(read({ maxBytes: 5 }, ['abc', 'defgh', 'ij\nok\n'])).toEqual([{ tooLarge: 10 }, 'ok']);
  });

  test('accepts a message of exactly the limit', () => {
    expect(read({ maxBytes: 5 }, ['abc', 'de\n'])).toEqual(['abcde']);
  });

  test('buffers no more than the limit, however slowly a message arrives', () => {
    const splitter = createFrameSplitter({ delimiter: 0, maxBytes: 5_000 });
    let most = 0;
    for (let n = 0; n < 20_000; n += 1) {
      splitter.push(Buffer.from('x'));
      most = Math.max(most, splitter.held);
    }
    expect(most).toBe(5_000);
    expect(splitter.push(Buffer.from('\0next\0')).map(plain)).toEqual([
      { tooLarge: 20_000 },
      'next',
    ]);
  });
});

describe('octet counting', () => {
  const counting = { octetCounting: true };
  const counted = (text: string) => `${Buffer.byteLength(text)} ${text}`;

  test('is detected for each message', () => {
    expect(read(counting, [`${counted('<1>a\nb')}<2>line\n${counted('<3>ü')}`])).toEqual([
      '<1>a\nb',
      '<2>line',
      '<3>ü',
    ]);
  });

  test('accepts a newline after a counted message', () => {
    expect(read(counting, [`${counted('<1>a')}\n${counted('<2>b')}\n`])).toEqual(['<1>a', '<2>b']);
  });

  test.each(['2026-11-21 line without priority', '42', '123 times', '99999999999999 <x'])(
    'reads %j as a line',
    (line) => {
      expect(read(counting, [`${line}\nnext\n`])).toEqual([line, 'next']);
    },
  );

  test('skips a counted message that is too large', () => {
    expect(
      read({ ...counting, maxBytes: 8 }, ['20 <1>', 'x'.repeat(17), counted('<2>ok')]),
    ).toEqual([{ tooLarge: 20 }, '<2>ok']);
  });

  test('finds the same messages however the bytes are split', () => {
    const message = fc.tuple(
      fc.string().map((text) => `<34>${text.replaceAll(/[\n\r]/g, ' ')}`),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(message), fc.array(fc.nat()), (messages, offsets) => {
        const bytes = Buffer.from(
          messages.map(([text, isCounted]) => (isCounted ? counted(text) : `${text}\n`)).join(''),
        );
        expect(read(counting, cut(bytes, offsets))).toEqual(messages.map(([text]) => text));
      }),
      { numRuns: 500 },
    );
  });

  test('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array()), (chunks) => {
        const splitter = createFrameSplitter({ delimiter: 10, maxBytes: 64, ...counting });
        for (const chunk of chunks) splitter.push(Buffer.from(chunk));
        splitter.end();
        expect(splitter.held).toBe(0);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { fileForm } from '@/domain/files/file-form';
import { DecodeError } from '../inputs/definition/model';
import { jsonRows } from './import-rows';
import type { RecordRules } from './record-message';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the form of a file', () => {
  test.each([
    ['plain', Buffer.from('grüße'), { encoding: 'utf-8' }],
    ['UTF-8 with its mark', bytes('\xef\xbb\xbfa'), { encoding: 'utf-8' }],
    ['UTF-16 with its mark', Buffer.from('\ufeffa', 'utf16le'), { encoding: 'utf-16le' }],
    ['UTF-16 the other way', bytes('\xfe\xff\0a'), { encoding: 'utf-16be' }],
    ['UTF-16 without a mark', Buffer.from('hello', 'utf16le'), { encoding: 'utf-16le' }],
    ['Latin-1', bytes('gr\xfc\xdfe'), { encoding: 'windows-1252' }],
    ['nothing', Buffer.alloc(0), { encoding: 'utf-8' }],
    ['a cut character', Buffer.from('grü').subarray(0, 3), { encoding: 'utf-8' }],
    ['ZIP', bytes('PK\x03\x04\x14\0'), { refused: 'a ZIP archive', name: 'ZIP' }],
    ['bzip2', bytes('BZh91AY&SY'), { refused: 'compressed with bzip2' }],
    ['xz', bytes('\xfd7zXZ\0\0'), { refused: 'compressed with xz' }],
    ['Zstandard', bytes('\x28\xb5\x2f\xfd\x04'), { refused: 'compressed with Zstandard' }],
    [
      'an event log',
      bytes('ElfFile\0\0'),
      { refused: 'an event log of Windows (.evtx)', name: 'EVTX' },
    ],
    ['UTF-32', bytes('\xff\xfe\0\0a\0\0\0'), { refused: 'UTF-32' }],
    ['binary data', bytes('a\0\0b\x01\x02\0'), { refused: 'a file with binary data' }],
    ['a tar archive', bytes(`${'a'.repeat(257)}ustar`), { refused: 'a tar archive', name: 'tar' }],
    ['a text about bzip2', bytes('BZh is a sign'), { encoding: 'utf-8' }],
  ])('%s', (_, start, form) => {
    expect(fileForm(start)).toMatchObject(form);
  });
});

const rules: RecordRules = {
  messageField: undefined,
  timeField: undefined,
  sourceField: undefined,
  source: 'here',
  added: {},
  zone: 'UTC',
  now: 0,
};

async function* chunksOf(text: string, size: number): AsyncGenerator<Uint8Array, void> {
  const all = Buffer.from(text);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

async function taken(text: string, size = 5) {
  const all: [number, string][] = [];
  for await (const rows of jsonRows(chunksOf(text, size), rules))
    for (const { number, take } of rows) {
      try {
        all.push([number, take().message.message]);
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        all.push([number, `- ${error.message}`]);
      }
    }
  return all;
}

describe('JSON over several lines', () => {
  test.each([
    [
      'a list',
      '[\n  {"message":"a"},\n  {"message":"b"}\n]\n',
      [
        [2, 'a'],
        [3, 'b'],
      ],
    ],
    [
      'a list on one line',
      '[{"message":"a"},{"message":"b"}]',
      [
        [1, 'a'],
        [1, 'b'],
      ],
    ],
    [
      'a list that is spread',
      '[\n{\n"message":\n"a"\n}\n,\n{"message":"b"}]',
      [
        [2, 'a'],
        [7, 'b'],
      ],
    ],
    [
      'objects that are spread',
      '{\n "message": "a"\n}\n{\n "message": "b"\n}',
      [
        [1, 'a'],
        [4, 'b'],
      ],
    ],
    [
      'lists in a row',
      '[{"message":"a"}]\n[{"message":"b"}]',
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ],
    [
      'brackets in texts',
      '[{"message":"a]}\\""},\n{"message":"[{"}]',
      [
        [1, 'a]}"'],
        [2, '[{'],
      ],
    ],
    ['an empty list', '[\n]', []],
    [
      'other values',
      '[1, {"message":"a"}, "x"]',
      [
        [1, '- Not a JSON object.'],
        [1, 'a'],
        [1, '- Not a JSON object.'],
      ],
    ],
    [
      'a list that is cut',
      '[\n{"message":"a"},\n{"mess',
      [
        [2, 'a'],
        [3, '- the file ends within this value'],
      ],
    ],
    [
      'a list that is not closed',
      '[\n{"message":"a"},\n',
      [
        [2, 'a'],
        [3, '- the list of values is not closed'],
      ],
    ],
    [
      'one object a line',
      '{"message":"a"}\n{"message":"b"}\n',
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ],
    ['one object without a line break', '{"message":"a"}', [[1, 'a']]],
  ])('%s', async (_, text, expected) => {
    for (const size of [1, 5, 1000]) expect(await taken(text, size)).toEqual(expected);
  });

  test('is read the same, however it is written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc
            .string({ minLength: 1 })
            .filter((text) => text.trim() !== '' && !/[\r\n\0]$/.test(text)),
          { minLength: 1 },
        ),
        fc.integer({ min: 0, max: 4 }),
        async (messages, indent) => {
          const written = JSON.stringify(
            messages.map((message) => ({ message, n: [{}] })),
            null,
            indent,
          );
          expect((await taken(written, 7)).map(([, message]) => message)).toEqual(messages);
        },
      ),
    );
  });
});

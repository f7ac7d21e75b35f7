import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringifyExact } from '@/domain/exact-json';
import { fileWriter, type FileOptions } from './file-writer';

const OPTIONS: FileOptions = {
  format: 'csv',
  limit: undefined,
  withoutFormulas: false,
  escapeMarks: false,
};

/** The file made of a download in chunks of this many bytes. */
function fileOf(download: string, options: Partial<FileOptions>, size = 7) {
  const writer = fileWriter({ ...OPTIONS, ...options });
  const bytes = new TextEncoder().encode(download);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length && !writer.isFull(); at += size)
    parts.push(writer.take(bytes.slice(at, at + size)));
  parts.push(writer.end());
  const text = new TextDecoder().decode(Uint8Array.from(parts.flatMap((part) => [...part])));
  return { text, rows: writer.rows(), cutShort: writer.isCutShort() };
}
const chunk = (...rows: unknown[][]) =>
  stringifyExact({
    first_chunk: true,
    all_values_in_order: rows,
    fields_in_order: ['n', '__proto__', 'text'],
  });
const json =
  chunk([9007199254740993n, null, 'a"}\\'], [2, { a: [1] }, '{']) + chunk([3, 'x', '\u202e']);

it('writes a line of JSON per message, with exact integers and without missing fields', () => {
  const lines = [
    '{"n":9007199254740993,"text":"a\\"}\\\\"}',
    '{"n":2,"__proto__":{"a":[1]},"text":"{"}',
  ];
  expect(fileOf(json, { format: 'ndjson' })).toEqual({
    text: `${lines.join('\n')}\n{"n":3,"__proto__":"x","text":"\u202e"}\n`,
    rows: 3,
    cutShort: false,
  });
  expect(fileOf(json, { format: 'json', escapeMarks: true }).text).toBe(
    `[\n${lines.join(',\n')},\n{"n":3,"__proto__":"x","text":"\\u202e"}\n]\n`,
  );
  expect(fileOf('', { format: 'json' }).text).toBe('[]\n');
});

it('ends after exactly as many rows as the limit, whatever the server sends', () => {
  const csv = '"n","m"\n"1","a\nb"\n"2","c"\n"3","d"\n';
  for (const limit of [1, 2, 3, 4]) {
    expect(fileOf(csv, { limit })).toMatchObject({ rows: Math.min(limit, 3), cutShort: false });
    expect(fileOf(json, { format: 'json', limit }, 1_000)).toMatchObject({
      rows: Math.min(limit, 3),
      cutShort: false,
    });
  }
  expect(fileOf(csv, { limit: 1 }).text).toBe('"n","m"\n"1","a\nb"\n');
});

it('detects a download that ended inside a message', () => {
  expect(fileOf(json.slice(0, -3), { format: 'ndjson' }).cutShort).toBe(true);
  expect(fileOf('"n"\n"1', {}).cutShort).toBe(true);
});

it('escapes direction marks on demand only', () => {
  const csv = '"m"\n"a\u202eb\u2066c"\n';
  expect(fileOf(csv, {}).text).toBe(csv);
  expect(fileOf(csv, { escapeMarks: true }).text).toBe('"m"\n"a\\u202eb\\u2066c"\n');
  expect(fileOf(csv, { escapeMarks: true, withoutFormulas: true }).text).toBe(
    '"m"\n"a\\u202eb\\u2066c"\n',
  );
});

it('the rows are those of the server however the download is chunked', () => {
  const row = fc.tuple(fc.integer(), fc.constant(null), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.array(fc.array(row)), fc.integer({ min: 1, max: 40 }), (chunks, size) => {
      const { text, rows } = fileOf(
        chunks.map((rows) => chunk(...rows)).join(''),
        { format: 'json' },
        size,
      );
      const expected = chunks.flat().map(([n, , text]) => ({ n, text }));
      expect(JSON.parse(text)).toEqual(expected);
      expect(rows).toBe(expected.length);
    }),
  );
});

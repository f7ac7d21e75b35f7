import { describe, expect, it } from 'vitest';
import { exportText } from './export-text';
import type { Row } from './messages-out';
import { objectsIn } from './objects-in-stream';

const fields = ['timestamp', 'message', 'n', 'tags'];
const rows: Row[] = [
  ['2026-11-20T00:00:00.000Z', 'say "hi", there\nnext', 9007199254740993n, ['a', 'b']],
  ['2026-11-20T00:00:00.001Z', '', null, { deep: 1n }],
];

async function written(format: 'ndjson' | 'csv' | 'text', delimiter = ','): Promise<string> {
  async function* given() {
    yield rows;
  }
  let text = '';
  for await (const chunk of exportText(
    { fields, rows: given() },
    format,
    delimiter,
    () => undefined,
  ))
    text += chunk;
  return text;
}

describe('messages as a file', () => {
  it('of JSON lines have their types and digits, and nothing where a field is missing', async () => {
    expect(await written('ndjson')).toBe(
      '{"timestamp":"2026-11-20T00:00:00.000Z","message":"say \\"hi\\", there\\nnext","n":9007199254740993,"tags":["a","b"]}\n{"timestamp":"2026-11-20T00:00:00.001Z","message":"","tags":{"deep":1}}\n',
    );
  });

  it('of CSV have quotation marks where they are needed', async () => {
    expect(await written('csv')).toBe(
      'timestamp,message,n,tags\n2026-11-20T00:00:00.000Z,"say ""hi"", there\nnext",9007199254740993,"[""a"",""b""]"\n2026-11-20T00:00:00.001Z,"",,"{""deep"":1}"\n',
    );
    expect(await written('csv', ';')).toContain('2026-11-20T00:00:00.001Z;"";;');
  });

  it('of text are a line each', async () => {
    expect(await written('text')).toBe(
      '2026-11-20T00:00:00.000Z say "hi", there\\nnext 9007199254740993 ["a","b"]\n2026-11-20T00:00:00.001Z  - {"deep":1}\n',
    );
  });
});

describe('JSON objects one behind the other', () => {
  async function found(text: string, size: number): Promise<string[]> {
    const bytes = Buffer.from(text);
    async function* chunks() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    }
    const all: string[] = [];
    for await (const one of objectsIn(chunks())) all.push(one);
    return all;
  }

  it.each([1, 2, 5, 1000])('are told apart, cut into chunks of %i bytes', async (size) => {
    const objects = ['{"a":{"b":"}{\\"ü\\\\"}}', '{}', '{"c":[{"d":1},{}]}'];
    expect(await found(`${objects[0]}${objects[1]}\n ${objects[2]}`, size)).toEqual(objects);
  });

  it('that end in the middle are an error', async () => {
    await expect(found('{"a":1}{"b":', 4)).rejects.toThrow('in the middle');
  });
});

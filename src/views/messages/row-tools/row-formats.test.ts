import { expect, it } from 'vitest';
import { headOf, rowText, tailOf, type RowFormat } from './row-formats';

const fields = {
  timestamp: '2026-03-01T10:00:00.000Z',
  source: '=cmd()',
  order_id: 9007199254740993n,
  delta: -5,
  message: 'a "b",\n| <img> *c*',
};
const columns = ['timestamp', 'source', 'order_id', 'delta', 'missing', 'message'];
const written = (format: RowFormat) => {
  const how = { format, columns, zone: 'Europe/Berlin' };
  return headOf(how) + rowText(fields, how, false) + rowText(fields, how, true) + tailOf(format);
};

it('writes JSON of whole messages with exact integers', () => {
  expect(written('json').match(/9007199254740993/g)).toHaveLength(2);
  expect(JSON.parse(written('json'))).toHaveLength(2);
  const lines = written('ndjson').trimEnd().split('\n');
  expect(lines.map((line) => Object.keys(JSON.parse(line) as object))).toEqual([
    Object.keys(fields),
    Object.keys(fields),
  ]);
});

it('writes CSV without formulas, and numbers as numbers', () => {
  expect(written('csv')).toBe(
    `timestamp,source,order_id,delta,missing,message\r\n${`2026-03-01T10:00:00.000Z,'=cmd(),9007199254740993,-5,,"a ""b"",\n| <img> *c*"\r\n`.repeat(2)}`,
  );
});

it("writes text and Markdown with times in the user's zone, and escapes Markdown", () => {
  expect(written('text').split('\n')[0]).toBe(
    '2026-03-01 11:00:00.000 +01:00 =cmd() 9007199254740993 -5 a "b",',
  );
  expect(written('markdown').split('\n').slice(0, 3)).toEqual([
    '| timestamp | source | order\\_id | delta | missing | message |',
    '| --- | --- | --- | --- | --- | --- |',
    '| 2026-03-01 11:00:00.000 +01:00 | =cmd() | 9007199254740993 | -5 |  | a "b",<br>\\| &lt;img&gt; \\*c\\* |',
  ]);
});

it('contains no control characters that a terminal would execute', () => {
  const hostile = { message: '\x1b[31mred\x1b[0m\x9b2J', source: 'a\rb' };
  for (const format of ['text', 'json', 'ndjson', 'csv', 'markdown'] as const) {
    const text = rowText(hostile, { format, columns: ['source', 'message'], zone: 'UTC' }, true);
    // eslint-disable-next-line no-control-regex -- these must be gone
    expect(text).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\r(?!\n)/);
    expect(text).toContain('red');
  }
});

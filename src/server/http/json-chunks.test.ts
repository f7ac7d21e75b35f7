import { expect, it } from 'vitest';
import { jsonChunks } from './json-chunks';
import { RawJson, stringifyAnswer } from './raw-json';

const SHORT = [
  null,
  'a "text"\n',
  1.5,
  -0,
  NaN,
  true,
  12345678901234567890n,
  [],
  {},
  [[], [undefined, 1], {}],
  { 'a "name"': { b: [1, 'x', null] }, left_out: undefined, __proto__: 'x' },
  new RawJson('{"n":1.50}'),
  [new RawJson('"x"'), { doc: new RawJson('[1]') }],
  { at: new Date(0) },
];

it('is what is written at once', () => {
  for (const value of SHORT) expect([...jsonChunks(value)].join('')).toBe(stringifyAnswer(value));
});

it('makes each chunk when it is asked for', () => {
  let read = 0;
  const rows = Array.from({ length: 20_000 }, (_, n) => ({
    get n() {
      read += 1;
      return `number ${n}`;
    },
  }));
  const chunks = jsonChunks({ rows });
  const first = chunks.next().value ?? '';
  expect(first.length).toBeLessThan(70_000);
  expect(read).toBeLessThan(5_000);
  expect(first + [...chunks].join('')).toBe(JSON.stringify({ rows }));
});

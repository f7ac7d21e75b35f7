import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseExact, stringifyExact } from './exact-json';

it('keeps integers beyond 2^53', () => {
  const text = '{"order_id":9007199254740993,"list":[-12345678901234567890],"small":1.5,"zero":0}';
  const value = parseExact(text);
  expect(value).toEqual({
    order_id: 9007199254740993n,
    list: [-12345678901234567890n],
    small: 1.5,
    zero: 0,
  });
  expect(stringifyExact(value)).toBe(text);
});

it.each([
  ['[9007199254740991]', [9007199254740991]],
  ['[9007199254740992]', [9007199254740992n]],
  ['9007199254740993', 9007199254740993n],
  ['[1234567890123456.5]', [1234567890123456.5]],
  ['[1e30]', [1e30]],
  ['{"a":"9007199254740993"}', { a: '9007199254740993' }],
  ['["Infinity","NaN"]', ['Infinity', 'NaN']],
])('reads %s as it is', (text, value) => {
  expect(parseExact(text)).toEqual(value);
});

it('reads and writes whatever is JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.parse(stringifyExact(parseExact(text)))).toEqual(JSON.parse(text));
    }),
  );
});

it('brings any integer back', () => {
  fc.assert(
    fc.property(fc.bigInt(), (integer) => {
      const back = parseExact(stringifyExact({ integer }));
      expect(BigInt((back as { integer: bigint | number }).integer)).toBe(integer);
    }),
  );
});

it('reads an object by itself as it does within a list', () => {
  const name = fc.oneof(
    fc.constantFrom('n', 'a"n', 'n\\', '', '__proto__', 'a/b', '\ud83d'),
    fc.string(),
  );
  const quoted = name
    .map((text) => JSON.stringify(text))
    .chain((text) =>
      fc.constantFrom(text, text, text.replaceAll('n', '\\u006e'), text.replaceAll('/', '\\/')),
    );
  const number = fc.constantFrom(
    '9007199254740993',
    '9007199254740995',
    '-9007199254740993',
    '90071992547409931',
    '1e30',
    '1234567890123456.5',
    '9007199254740993.0',
    '9007199254740993e0',
    '9'.repeat(400),
    '9'.repeat(1001),
    '1e400',
    '-0',
    '7',
  );
  const value = fc.oneof(
    number,
    number,
    quoted,
    fc.constantFrom(
      'null',
      'true',
      '{"n":9007199254740997}',
      '[9007199254740997]',
      '"\\"n\\":9007199254740999"',
    ),
  );
  const space = fc.constantFrom('', '', '', ' ', '\n');
  const member = fc
    .tuple(space, quoted, space, space, value, space)
    .map(([a, key, b, c, text, d]) => `${a}${key}${b}:${c}${text}${d}`);
  fc.assert(
    fc.property(fc.array(member, { maxLength: 6 }), (members) => {
      const text = `{${members.join(',')}}`;
      expect(parseExact(text)).toEqual((parseExact(`[${text},9007199254740993]`) as unknown[])[0]);
    }),
    { numRuns: 2000 },
  );
});

it('refuses what is no JSON, with and without long numbers', () => {
  for (const text of ['<html>', '{"a":', '{"a":1234567890123456789'])
    expect(() => parseExact(text)).toThrow(SyntaxError);
});

it('takes the last of two members of the same name, as JSON.parse does', () => {
  expect(parseExact('{"a":1,"a":1234567890123456789}')).toEqual({ a: 1234567890123456789n });
});

it('leaves a number of more than a thousand digits as text', () => {
  const digits = '1'.repeat(1001);
  expect(parseExact(`[${digits}]`)).toEqual([digits]);
});

it('leaves all other JSON as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(stringifyExact(parseExact(JSON.stringify(value)))).toBe(JSON.stringify(value));
    }),
  );
});

it('takes digits within texts for no numbers, and numbers between texts for what they are', () => {
  const text = fc.string({
    unit: fc.constantFrom('"', '\\', ':', ' ', '9007199254740993', 'a', '\n', '{'),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, fc.constantFrom('1', '9007199254740993', '-9007199254740995')), {
        maxLength: 5,
      }),
      (pairs) => {
        const json = `[${pairs.map(([one, number]) => `{${JSON.stringify(`k${one}`)}: [${number},${JSON.stringify(one)}]}`).join(',')}]`;
        expect(parseExact(json)).toEqual(
          pairs.map(([one, number]) => ({
            [`k${one}`]: [number === '1' ? 1 : BigInt(number), one],
          })),
        );
      },
    ),
  );
});

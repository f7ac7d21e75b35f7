import { describe, expect, test } from 'vitest';
import { FunctionError } from './definition/function-error';
import { PIPELINE_FUNCTIONS } from './pipeline-functions';
import type { Value } from './values/value';

const call = (name: string, given: Readonly<Record<string, Value>>) => {
  const found = PIPELINE_FUNCTIONS.get(name);
  if (found === undefined) throw new Error(`There is no function ${name}.`);
  return found.call(given);
};
const failure = (name: string, given: Readonly<Record<string, Value>>): unknown => {
  try {
    return call(name, given);
  } catch (error) {
    return error;
  }
};

describe('to_string writes values as Java does', () => {
  test.each<[Value, string]>([
    ['text', 'text'],
    [5n, '5'],
    [9_007_199_254_740_993n, '9007199254740993'],
    [-9_223_372_036_854_775_808n, '-9223372036854775808'],
    [1, '1.0'],
    [0.1, '0.1'],
    [0.00001, '1.0E-5'],
    [0.001, '0.001'],
    [1_234_567, '1234567.0'],
    [12_345_678, '1.2345678E7'],
    [123_456_789_012.5, '1.234567890125E11'],
    [1e20, '1.0E20'],
    [true, 'true'],
    [[1n, 'a', 2.5], '[1, a, 2.5]'],
    [[], '[]'],
    [[null], '[null]'],
    [new Map(), '{}'],
    [
      new Map<string, Value>([
        ['a', 'b'],
        ['c', [1n, new Map([['d', 'e']])]],
      ]),
      '{a=b, c=[1, {d=e}]}',
    ],
    [{ kind: 'date', ms: Date.UTC(2020, 5, 1, 12), zone: 'UTC' }, '2020-06-01T12:00:00.000Z'],
    [
      { kind: 'date', ms: Date.UTC(2020, 5, 1, 16), zone: 'America/New_York' },
      '2020-06-01T12:00:00.000-04:00',
    ],
    [
      { kind: 'date', ms: Date.UTC(2020, 8, 13, 12, 26, 40, 123), zone: 'Asia/Kolkata' },
      '2020-09-13T17:56:40.123+05:30',
    ],
  ])('case %#', (value, text) => expect(call('to_string', { value })).toBe(text));

  test('null becomes the default, which is empty unless told', () => {
    expect(call('to_string', { value: null })).toBe('');
    expect(call('to_string', { value: null, default: null })).toBe('');
    expect(call('to_string', { value: null, default: 'd' })).toBe('d');
    expect(call('to_string', { value: 'v', default: 'd' })).toBe('v');
  });
});

test.each<[Record<string, Value>, Value]>([
  [{ value: 'ÄBC İ' }, 'äbc i\u0307'],
  [{ value: '' }, ''],
  [{ value: 'I', locale: 'tr-TR' }, 'ı'],
  [{ value: 'I', locale: 'tr-!!' }, 'ı'],
  [{ value: 'I', locale: 'xx_YY' }, 'i'],
  [{ value: 'I', locale: 'tr_TR' }, 'i'],
  [{ value: 'I', locale: '' }, 'i'],
  [{ value: 'I', locale: null }, 'i'],
  [{ value: null, locale: 'tr' }, null],
])('lowercase of %j', (given, result) => expect(call('lowercase', given)).toBe(result));

test.each<[Record<string, Value>, string]>([
  [{ first: 'a', second: 'b' }, 'ab'],
  [{ second: 'b', first: 'a' }, 'ab'],
  [{ first: 'ü', second: '🚀' }, 'ü🚀'],
  [{ first: 'a', second: null }, 'a'],
  [{ first: null, second: null }, ''],
])('concat of %j', (given, result) => expect(call('concat', given)).toBe(result));

describe('an error names the function and the reason', () => {
  test.each<[string, Record<string, Value>, string]>([
    ['concat', { first: 'a' }, 'Missing argument value for parameter second'],
    ['lowercase', { value: 5n }, 'Expected type String for argument value but found Long'],
    [
      'to_string',
      { value: 'a', default: 5 },
      'Expected type String for argument default but found Double',
    ],
    [
      'concat',
      { first: 'a', second: ['b'] },
      'Expected type String for argument second but found List',
    ],
  ])('%s, case %#', (name, given, reason) => {
    const error = failure(name, given);
    expect(error).toBeInstanceOf(FunctionError);
    expect(error).toMatchObject({ functionName: name, reason });
    expect((error as Error).message).toBe(
      `In call to function '${name}' an exception was thrown: ${reason}`,
    );
  });
});

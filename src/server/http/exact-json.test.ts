import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExact, RawJson, stringifyExact } from './exact-json';

describe('exact JSON', () => {
  it('keeps integers beyond 2^53 both ways', () => {
    const text = '{"order":12345678901234567890,"small":1,"real":390.0,"list":[-9007199254740993]}';
    expect(parseExact(text)).toEqual({ order: 12345678901234567890n, small: 1, real: 390, list: [-9007199254740993n] });
    expect(stringifyExact(parseExact(text))).toBe('{"order":12345678901234567890,"small":1,"real":390,"list":[-9007199254740993]}');
  });

  it('splices stored documents as they stand', () => {
    expect(stringifyExact({ a: new RawJson('{"n":1.50}'), b: [new RawJson('"x"'), 2n ** 60n] })).toBe('{"a":{"n":1.50},"b":["x",1152921504606846976]}');
    expect(JSON.stringify({ a: new RawJson('[1]') })).toBe('{"a":[1]}');
  });

  it('refuses what is no JSON, with and without long numbers', () => {
    expect(() => parseExact('{"a":')).toThrow(SyntaxError);
    expect(() => parseExact('{"a":1234567890123456789')).toThrow(SyntaxError);
  });

  it('takes the last of two members of the same name, as JSON.parse does', () => {
    expect(parseExact('{"a":1,"a":1234567890123456789}')).toEqual({ a: 1234567890123456789n });
  });

  it('leaves all other JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stringifyExact(parseExact(JSON.stringify(value)))).toBe(JSON.stringify(value));
      }),
    );
  });
});

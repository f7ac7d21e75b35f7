import { expect, it } from 'vitest';
import { RawJson, stringifyAnswer } from './raw-json';

it('splices stored documents as they stand', () => {
  expect(
    stringifyAnswer({ a: new RawJson('{"n":1.50}'), b: [new RawJson('"x"'), 2n ** 60n] }),
  ).toBe('{"a":{"n":1.50},"b":["x",1152921504606846976]}');
  expect(JSON.stringify({ a: new RawJson('[1]') })).toBe('{"a":[1]}');
});

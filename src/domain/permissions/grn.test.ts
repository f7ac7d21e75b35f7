import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseGrn, printGrn } from './grn';

const types = fc.stringMatching(/^[a-z][a-z0-9_-]{0,20}$/);
const ids = fc.string({ minLength: 1 });

it('reads back every name it prints', () => {
  fc.assert(
    fc.property(types, ids, (type, id) => {
      expect(parseGrn(printGrn({ type, id }))).toEqual({ type, id });
    }),
  );
});

it('prints back every name it reads', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.tuple(fc.string(), fc.string()).map(([type, id]) => `grn::::${type}:${id}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const grn = parseGrn(text);
      if (grn) expect(printGrn(grn)).toBe(text);
    }),
  );
});

it('keeps the colons of an id', () => {
  expect(parseGrn('grn::::user:local:admin')).toEqual({ type: 'user', id: 'local:admin' });
});

it.each([
  '',
  'stream:1',
  'grn::::',
  'grn::::stream',
  'grn::::stream:',
  'grn:::::1',
  'grn::::a b:1',
  'GRN::::stream:1',
])('finds no name in %j', (text) => {
  expect(parseGrn(text)).toBeUndefined();
});

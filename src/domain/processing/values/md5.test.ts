import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { md5 } from './md5';

test('the hash of a text is that of every other program', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
    }),
  );
});

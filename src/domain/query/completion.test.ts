import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryTexts } from '@test/samples/query-texts';
import { completionAt } from './completion';

/** `|` is the caret. */
const at = (marked: string) => completionAt(marked.replace('|', ''), marked.indexOf('|'));

it.each([
  ['|', { kind: 'field', prefix: '', start: 0, end: 0 }],
  ['so|', { kind: 'field', prefix: 'so', start: 0, end: 2 }],
  ['so|urce:x', { kind: 'field', prefix: 'so', start: 0, end: 6 }],
  ['source:|', { kind: 'value', field: 'source', prefix: '', start: 7, end: 7 }],
  ['source: we|b', { kind: 'value', field: 'source', prefix: 'we', start: 8, end: 11 }],
  ['source:|web', { kind: 'value', field: 'source', prefix: '', start: 7, end: 10 }],
  ['source:"web s|', { kind: 'value', field: 'source', prefix: 'web s', start: 7, end: 13 }],
  ['source:"we|b" x', { kind: 'value', field: 'source', prefix: 'we', start: 7, end: 12 }],
  ['my\\ field:a\\ b|', { kind: 'value', field: 'my field', prefix: 'a b', start: 10, end: 14 }],
  ['level:>=5|', { kind: 'value', field: 'level', prefix: '5', start: 8, end: 9 }],
  ['app:(shop OR bi|)', { kind: 'value', field: 'app', prefix: 'bi', start: 13, end: 15 }],
  ['app:(|', { kind: 'value', field: 'app', prefix: '', start: 5, end: 5 }],
  ['app:(x) le|', { kind: 'field', prefix: 'le', start: 8, end: 10 }],
  ['_exists_:us|', { kind: 'field', prefix: 'us', start: 9, end: 11 }],
  ['app:shop |', { kind: 'operator', prefix: '', start: 9, end: 9 }],
  ['app:shop A|', { kind: 'operator', prefix: 'A', start: 9, end: 10 }],
  ['app:shop AND|', { kind: 'operator', prefix: 'AND', start: 9, end: 12 }],
  ['app:shop AND |', { kind: 'field', prefix: '', start: 13, end: 13 }],
  ['-so|', { kind: 'field', prefix: 'so', start: 1, end: 3 }],
  ['-|', { kind: 'field', prefix: '', start: 1, end: 1 }],
  ['(|', { kind: 'field', prefix: '', start: 1, end: 1 }],
  ['level:[1 TO 2] |', { kind: 'operator', prefix: '', start: 15, end: 15 }],
])('completes at %j', (marked, expected) => {
  expect(at(marked)).toEqual(expected);
});

it.each(['path:/a|b/', 'x^2|', 'n:[1| TO 2]', 'n:[1 TO |', 'n:[ |', '"bare phr|', '(a)|'])(
  'completes nothing at %j',
  (marked) => {
    expect(at(marked)).toBeUndefined();
  },
);

it('completes around the caret anywhere in any text', () => {
  fc.assert(
    fc.property(queryTexts, fc.nat(60), (text, offset) => {
      const caret = Math.min(offset, text.length);
      const found = completionAt(text, caret);
      if (!found) return;
      expect(found.start).toBeLessThanOrEqual(caret);
      expect(found.end).toBeGreaterThanOrEqual(caret);
    }),
    { numRuns: 2_000 },
  );
});

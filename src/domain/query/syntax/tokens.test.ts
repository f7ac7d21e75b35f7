import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryTexts } from '@test/samples/query-texts';
import { tokenise } from './tokens';

const kindsOf = (text: string) =>
  tokenise(text)
    .filter(({ kind }) => kind !== 'space')
    .map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

it('covers any text without gaps', () => {
  fc.assert(
    fc.property(fc.oneof(queryTexts, fc.string({ unit: 'binary' })), (text) => {
      let at = 0;
      for (const { start, end } of tokenise(text)) {
        expect(start).toBe(at);
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(at).toBe(text.length);
    }),
    { numRuns: 2_000 },
  );
});

it('recognizes fields, operators and values', () => {
  expect(kindsOf('app :shop AND -level:>=3 "x y"~2')).toEqual([
    'field app',
    'colon :',
    'term shop',
    'operator AND',
    'operator -',
    'field level',
    'colon :',
    'term >=3',
    'phrase "x y"',
    'suffix ~2',
  ]);
  expect(kindsOf('(a* OR n:[1 TO *])^2')).toEqual([
    'parenthesis (',
    'wildcard a*',
    'operator OR',
    'field n',
    'colon :',
    'bracket [',
    'bound 1',
    'to TO',
    'bound *',
    'bracket ]',
    'parenthesis )',
    'suffix ^',
    'suffix 2',
  ]);
  expect(kindsOf('path:/a\\/b/')).toEqual(['field path', 'colon :', 'regexp /a\\/b/']);
});

it('marks incomplete input and continues after errors', () => {
  expect(kindsOf('app:"shop an')).toEqual(['field app', 'colon :', 'invalid "shop an']);
  expect(kindsOf('a ] b')).toEqual(['term a', 'invalid ]', 'term b']);
  expect(kindsOf('a^x AND b')).toEqual([
    'term a',
    'suffix ^',
    'invalid x',
    'operator AND',
    'term b',
  ]);
  expect(kindsOf('ab\\')).toEqual(['term ab', 'invalid \\']);
});

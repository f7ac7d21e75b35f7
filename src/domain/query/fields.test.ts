import { expect, it } from 'vitest';
import { fieldsOf, lowercaseOperators } from './fields';
import { parseQuery } from './syntax/parser';

it('returns field names with their positions', () => {
  expect(fieldsOf(parseQuery('a:1\nAND (b:(x "y") OR _exists_:dotted.name) AND z'))).toEqual([
    { name: 'a', span: { start: 0, end: 1 } },
    { name: 'b', span: { start: 9, end: 10 } },
    { name: 'dotted.name', span: { start: 31, end: 42 } },
  ]);
});

it('finds lower-case words that are probably meant as operators', () => {
  expect(lowercaseOperators(parseQuery('source:web1 Or not level:3 and "or"'))).toEqual([
    { name: 'not', span: { start: 15, end: 18 } },
    { name: 'and', span: { start: 27, end: 30 } },
  ]);
});

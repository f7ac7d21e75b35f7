import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writtenQueries } from '@test/models/plain-evaluator/queries';
import { propertyRuns } from '@test/environment/property-runs';
import { queryTexts } from '@test/samples/query-texts';
import { parseQuery } from './parser';
import { printQuery } from './printer';
import recorded from './recorded-queries.json';
import { withoutSpans } from './same-tree';
import { QuerySyntaxError } from './syntax-error';
import type { QueryNode } from './tree';

function read(query: string): QueryNode | undefined {
  try {
    return parseQuery(query);
  } catch (error) {
    if (error instanceof QuerySyntaxError) return undefined;
    throw error;
  }
}

function expectSameAgain(tree: QueryNode) {
  expect(withoutSpans(parseQuery(printQuery(tree)))).toEqual(withoutSpans(tree));
}

it('prints generated trees so that they parse back the same', () => {
  let readable = 0;
  fc.assert(
    fc.property(queryTexts, (query) => {
      const tree = read(query);
      if (tree === undefined) return;
      readable += 1;
      expectSameAgain(tree);
    }),
    { numRuns: propertyRuns(5_000) },
  );
  expect(readable).toBeGreaterThan(1_000);
});

it('prints generated queries so that they parse back the same', () => {
  fc.assert(
    fc.property(writtenQueries, ({ text }) => {
      const tree = read(text);
      // A backslash before the closing quote of a bound escapes the quote.
      if (tree === undefined) expect(text).toMatch(/\\" TO|\\"[\]}]/);
      else expectSameAgain(tree);
    }),
    { numRuns: propertyRuns(1_000) },
  );
});

it.each(recorded.filter(({ refusedAt }) => !refusedAt).map(({ query }) => query))(
  'restores %j',
  (query) => {
    expectSameAgain(parseQuery(query));
  },
);

it.each([
  ['app:shop   AND\tlevel:>=3', 'app:shop AND level:>=3'],
  ['app:(a "b c"~2)^2.5 || !x', 'app:(a "b c"~2)^2.5 || !x'],
  ['level:{2 TO *]', 'level:>2'],
  ['level:{2 TO 4]', 'level:{2 TO 4]'],
  ['\\u0041ND', '\\AND'],
  ['source:web\\-01', 'source:web-01'],
  ['neg:\\-5', 'neg:\\-5'],
  ['my\\ field:x~', 'my\\ field:x~0'],
  ['a^0.00000001', 'a^0.00000001'],
])('prints %j as %j', (query, written) => {
  expect(printQuery(parseQuery(query))).toBe(written);
});

import { expect, it } from 'vitest';
import { occurrences } from './occurrences';
import { parseQuery } from './syntax/parser';

const of = (query: string) => {
  const tree = parseQuery(query);
  if (tree.kind !== 'group') throw new Error('not a group');
  return occurrences(tree)
    .map(({ occurrence }) => occurrence)
    .join(' ');
};

it.each([
  ['a OR b', 'should should'],
  ['a AND b', 'must must'],
  ['a && b || c', 'must must should'],
  ['level:4 OR app:shop AND level:3', 'should must must'],
  ['app:shop NOT level:3', 'should must_not'],
  ['-a AND b', 'must_not must'],
  ['a AND NOT b', 'must must_not'],
  ['+a -b !c "d"', 'must must_not must_not should'],
  ['NOT a', 'must_not'],
])('resolves %j to: %s', (query, expected) => {
  expect(of(query)).toBe(expected);
});

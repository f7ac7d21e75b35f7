import { expect, it } from 'vitest';
import { namedIn } from './expand';
import { usersOfPatterns } from './where-used';

it('patterns are used by those that name them', () => {
  const users = usersOfPatterns([
    { name: 'INT', pattern: '\\d+' },
    { name: 'PAIR', pattern: '%{INT:left;int}-%{INT}' },
    { name: 'LINE', pattern: '%{PAIR} %{NOPE:x}' },
  ]);
  expect([...users]).toEqual([
    ['INT', ['PAIR']],
    ['PAIR', ['LINE']],
    ['NOPE', ['LINE']],
  ]);
});

it('an expression names the patterns that it does not define itself', () => {
  expect(namedIn('%{INT:a} %{INT} %{OWN=\\d+} %{OWN:b} %{WORD:c;text} %{')).toEqual([
    'INT',
    'WORD',
  ]);
});

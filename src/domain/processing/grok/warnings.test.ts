import { expect, it } from 'vitest';
import { grokWarnings } from './warnings';

const names = new Set(['INT', 'WORD']);

it('names what matches literally although it looks like a reference', () => {
  expect(grokWarnings('%{INT:a b!} %{WORD:w} %{', names)).toEqual([
    { kind: 'literal', text: '%{INT:a b!}' },
    { kind: 'literal', text: '%{' },
  ]);
});

it('names unknown patterns, except those that the expression defines', () => {
  expect(grokWarnings('%{INT} %{NOPE:x} %{NOPE} %{OWN=a} %{OWN}', names)).toEqual([
    { kind: 'unknown', pattern: 'NOPE' },
  ]);
});

it('names fields that are captured more than once, with a type or as a group, too', () => {
  expect(
    grokWarnings('%{INT:n} %{INT:n;int} %{WORD:w} (?<w>x) %{INT:UNWANTED} %{INT:UNWANTED}', names),
  ).toEqual([
    { kind: 'duplicate', field: 'n' },
    { kind: 'duplicate', field: 'w' },
  ]);
});

it('has nothing to say about an ordinary expression', () => {
  expect(grokWarnings('^%{INT:n;int} %{WORD} [(](?<rest>.*)[)]$', names)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { RULE_TYPES, type Rule, type RuleTypeName } from './rule';
import { ruleFault } from './rule-check';
import { streamTakes, testRule } from './test-rules';

const rule = (type: RuleTypeName, field: string, value = '', inverted = false): Rule => ({
  type: RULE_TYPES[type],
  field,
  value,
  inverted,
});
const fields = {
  source: 'web-02',
  took_ms: 120,
  order: 12345678901234567890n,
  user: 'bob',
  gl2_source_input: 'a1',
};

describe('a rule', () => {
  it.each([
    ['says which value the message has', rule('exact', 'source', 'web-01'), false, 'value'],
    ['matches numbers exactly', rule('exact', 'order', '12345678901234567890'), true, 'value'],
    ['says that the field is missing', rule('contains', 'app', 'x'), false, 'missing'],
    ['matches a missing field when inverted', rule('contains', 'app', 'x', true), true, 'missing'],
    ['compares numbers', rule('greater', 'took_ms', '100'), true, 'value'],
    ['says that a value is no number', rule('greater', 'user', '1', true), false, 'notNumber'],
    ['looks at the input', rule('input', '', 'A1'), true, 'value'],
    ['may look at nothing', rule('always', ''), true, 'nothing'],
    ['cannot work', rule('regex', 'source', '(['), false, 'fault'],
  ])('%s', (_, one, matches, seen) => {
    expect(testRule(one, fields)).toMatchObject({ matches, seen: { kind: seen } });
  });

  it('of an unknown type is skipped', () => {
    expect(
      testRule({ type: 99, field: 'source', value: 'x', inverted: false }, fields),
    ).toBeUndefined();
  });

  it('that only a backtracking engine evaluates is left to such a server', () => {
    const one = rule('regex', 'source', '(b)\\1');
    expect(testRule(one, fields)?.matches).toBe(false);
    expect(testRule(one, fields, { backtracks: true })).toMatchObject({
      matches: undefined,
      seen: { kind: 'value' },
    });
    expect(testRule(rule('regex', 'source', '(['), fields, { backtracks: true })?.matches).toBe(
      false,
    );
  });

  it('is undecided where only the beginning of a text is known', () => {
    const cut = new Set(['source']);
    expect(testRule(rule('contains', 'source', 'web'), fields, { cut })?.matches).toBe(true);
    expect(testRule(rule('contains', 'source', 'xyz'), fields, { cut })?.matches).toBeUndefined();
    expect(testRule(rule('regex', 'source', 'x$', true), fields, { cut })?.matches).toBeUndefined();
    expect(testRule(rule('exact', 'source', 'x'), fields, { cut })?.matches).toBe(false);
  });
});

it.each([
  [rule('exact', ' ', 'x'), 'field'],
  [rule('presence', ''), 'field'],
  [rule('exact', 'a', ''), 'value'],
  [rule('greater', 'a', 'many'), 'number'],
  [rule('smaller', 'a', ''), 'number'],
  [rule('input', '', ''), 'input'],
  [rule('regex', 'a', '(['), 'pattern'],
  [{ ...rule('exact', 'a', 'x'), type: 99 }, 'type'],
  [rule('greater', 'a', ' 1e3 '), undefined],
  [rule('always', ''), undefined],
  [rule('contains', 'a', 'x'), undefined],
])('the fault of %j is %s', (one, kind) => {
  expect(ruleFault(one)?.kind).toBe(kind);
});

it.each([
  ['AND', [true, true], true],
  ['AND', [true, undefined], undefined],
  ['AND', [false, undefined], false],
  ['OR', [false, undefined], undefined],
  ['OR', [true, undefined], true],
  ['OR', [false], false],
  ['AND', [], false],
] as const)('a stream that requires %s of %j: %s', (matching, results, expected) => {
  expect(streamTakes(matching, results)).toBe(expected);
});

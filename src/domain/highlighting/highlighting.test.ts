import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { comparator } from './compare';
import { painter } from './painter';
import type { Condition, HighlightingRule, RuleColour, RuleValue } from './rule';
import { termFinder } from './terms';
import { readRules, writeRules } from './wire';

const aRule = (
  field: string,
  condition: Condition,
  value: RuleValue,
  color: RuleColour = { type: 'static', color: 'red' },
): HighlightingRule => ({ kind: 'rule', field, condition, value, color });

describe('conditions', () => {
  it.each<[unknown, Condition, RuleValue, boolean]>([
    ['3', 'equal', 3, true],
    [3, 'equal', '3', true],
    [3, 'equal', '3.0', false],
    ['Error', 'equal', 'error', false],
    [['a', 'b'], 'equal', '["a","b"]', true],
    [4, 'not_equal', '3', true],
    ['3', 'not_equal', '3', false],
    [10, 'greater', '9', true],
    ['10', 'greater', '9', true],
    ['10', 'less', '9', false],
    [9, 'greater_equal', '9', true],
    [9, 'less_equal', 9, true],
    [-0.5, 'less', '0', true],
    ['1e3', 'greater_equal', '1000', true],
    [9007199254740993n, 'greater', '9007199254740992', true],
    ['9007199254740993', 'less_equal', '9007199254740992', false],
    ['ten', 'less', '9', false],
    ['ten', 'greater', '9', false],
    [10, 'greater', 'nine', false],
    ['', 'less', '9', false],
    [true, 'less_equal', '1', false],
    [[1], 'less', '9', false],
    ['0x10', 'greater', '9', false],
    ['9'.repeat(1_000), 'greater', '1', false],
  ])('%s %s %s: %s', (value, condition, expected, outcome) => {
    expect(comparator(condition, expected)(value as never)).toBe(outcome);
  });
});

describe('a painter', () => {
  it('takes the last rule of the field that applies, and leaves others alone', () => {
    const paint = painter([
      aRule('level', 'less', 4, { type: 'static', color: 'a' }),
      aRule('level', 'equal', 3, { type: 'static', color: 'b' }),
      aRule('source', 'equal', 'web', { type: 'static', color: 'c' }),
    ]);
    expect([
      paint('level', 3),
      paint('level', 5),
      paint('source', 'web'),
      paint('app', 'web'),
    ]).toEqual([
      { type: 'static', color: 'b' },
      undefined,
      { type: 'static', color: 'c' },
      undefined,
    ]);
  });

  it('places numbers on a gradient, beyond its ends at them, and no words', () => {
    const paint = painter([
      aRule('took_ms', 'not_equal', '', {
        type: 'gradient',
        gradient: 'Viridis',
        lower: 0,
        upper: 200,
      }),
    ]);
    const places = [50, '100', 500, -3, 'slow']
      .map((value) => paint('took_ms', value))
      .map((found) => (found?.type === 'gradient' ? found.position : undefined));
    expect(places).toEqual([0.25, 0.5, 1, 0, undefined]);
  });

  it('stays small over any number of values and takes names that objects have', () => {
    const paint = painter([aRule('__proto__', 'greater', 1), aRule('n', 'greater_equal', 0)]);
    for (let n = 0; n < 10_000; n += 1) expect(paint('n', `${n}`)).toBeDefined();
    expect([paint('constructor', 1), paint('__proto__', 2), paint('n', null)]).toEqual([
      undefined,
      { type: 'static', color: 'red' },
      undefined,
    ]);
  });
});

describe('rules on the wire', () => {
  const recorded = JSON.parse(
    readFileSync('test/contract/fixtures/answers/views.json', 'utf8'),
  ) as unknown;

  it('come back as they were: those of recorded views, of others, and anything at all', () => {
    const lists = highlightingIn(recorded);
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(writeRules(readRules(list))).toEqual(list);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), wireRules)), (list) => {
        expect(writeRules(readRules(list))).toEqual(list);
      }),
    );
  });

  it('are understood with what is left out', () => {
    expect(
      readRules([{ field: 'level', value: 3, color: { type: 'static', color: '#fff' } }])[0],
    ).toMatchObject({ kind: 'rule', condition: 'equal', value: 3 });
    expect(readRules([{ field: 'level', value: 3, color: '#fff' }])[0]).toMatchObject({
      kind: 'rule',
      color: { type: 'static', color: '#fff' },
    });
    expect(
      readRules([{ field: 'level', value: 3, condition: 'like', color: '#fff' }, 7]).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['foreign', 'foreign']);
    expect([readRules(undefined), readRules({}), readRules(null)]).toEqual([[], [], []]);
  });

  it('keep what else a changed rule had', () => {
    const [rule] = readRules([
      {
        field: 'level',
        value: '3',
        condition: 'equal',
        color: { type: 'static', color: '#fff', alpha: 1 },
        plugin: [1],
      },
    ]);
    expect(rule?.kind === 'rule' && writeRules([{ ...rule, condition: 'less' }])).toEqual([
      {
        field: 'level',
        value: '3',
        condition: 'less',
        color: { type: 'static', color: '#fff', alpha: 1 },
        plugin: [1],
      },
    ]);
  });

  const wireRules = fc.record(
    {
      field: fc.oneof(fc.string(), fc.integer()),
      value: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
      condition: fc.constantFrom('equal', 'less', 'nope', null),
      color: fc.oneof(
        fc.record({ type: fc.constant('static'), color: fc.string(), more: fc.jsonValue() }),
        fc.record({
          type: fc.constant('gradient'),
          gradient: fc.string(),
          lower: fc.integer(),
          upper: fc.integer(),
        }),
        fc.jsonValue(),
      ),
      other: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
});

describe('terms of the query', () => {
  const marked = (query: string, field: string, text: string) =>
    termFinder(query)?.(field, text).map(({ start, length }) => text.slice(start, start + length));

  it.each([
    ['payment', 'Payment refused', ['Payment']],
    ['payment AND NOT refused', 'payment refused', ['payment']],
    ['"card refused"', 'Card refused; card taken, refused', ['Card', 'refused']],
    ['pay* OR ?ard', 'paying by card', ['paying', 'card']],
    ['message:(payment source:web)', 'payment of web', ['payment']],
    ['app:payment', 'payment', []],
    ['foo-bar', 'bar and foo-bar', ['foo', 'bar']],
    ['a*a*a*a*a*a*a*a*a*a*b', 'a'.repeat(255), []],
  ])('%s in “%s”', (query, text, found) => {
    expect(marked(query, 'message', text)).toEqual(found);
  });

  it.each([[''], ['*'], ['level:>3'], ['_exists_:app'], ['NOT a'], ['/a.*b/'], ['app:('], ['"']])(
    'there is nothing to mark for %j',
    (query) => {
      expect(termFinder(query)).toBeUndefined();
    },
  );

  it('marks a value that is the term as a whole', () => {
    expect(marked('path:"/a b/"', 'path', '/a b/')).toEqual(['/a b/']);
  });
});

/** Every `highlighting` of a document, wherever it stands. */
function highlightingIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'highlighting' ? [member] : highlightingIn(member),
  );
}

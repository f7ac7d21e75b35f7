import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGrok, GrokError, UnknownPatternError } from './grok';

const PATTERNS = new Map([
  ['INT', '(?:[+-]?(?:[0-9]+))'],
  ['WORD', '\\b\\w+\\b'],
  ['NOTSPACE', '\\S+'],
  ['GREEDYDATA', '.*'],
  ['QS', '(?>"(?>\\\\.|[^\\\\"]+)*"|\'[^\']*\')'],
  ['PAIR', '%{INT:left:int}-%{INT}'],
  ['SELF', 'a%{SELF}?'],
  ['PING', '%{PONG}'],
  ['PONG', '%{PING}'],
  ...Array.from({ length: 30 }, (_, level): [string, string] => [
    `TWICE${level}`,
    level === 0 ? 'x' : `%{TWICE${level - 1}}%{TWICE${level - 1}}`,
  ]),
]);

const matched = (expression: string, text: string, namedCapturesOnly = true) => {
  const found = compileGrok(expression, PATTERNS, { namedCapturesOnly }).match(text);
  return found && Object.fromEntries(found);
};
const thrown = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

describe('captures', () => {
  it('have the type of their field', () => {
    expect(
      matched('%{INT:a:long} %{INT:b;float} %{WORD:c:boolean} %{INT:d}', '12 7 TRUE 3'),
    ).toEqual({ a: 12n, b: 7, c: true, d: '3' });
    expect(matched('%{INT:a:long}', '9007199254740993')).toEqual({ a: 9007199254740993n });
    expect(matched('%{NOTSPACE:a:float}', '3.14')).toEqual({ a: 3.14 });
    expect(matched('%{NOTSPACE:a:double}', '1e3d')).toEqual({ a: 1000 });
  });

  it('keep a text that does not fit, and tell why', () => {
    expect(matched('%{INT:a:byte}', '128')).toEqual({
      a: '128',
      a_grokfailure: 'java.lang.NumberFormatException: Value out of range. Value:"128" Radix:10',
    });
    expect(matched('%{INT:a:int}', '2147483648')).toMatchObject({
      a_grokfailure: 'java.lang.NumberFormatException: For input string: "2147483648"',
    });
    expect(matched('"%{GREEDYDATA:a:double}"', '""')).toMatchObject({
      a_grokfailure: 'java.lang.NumberFormatException: empty String',
    });
  });

  it('of nested patterns are named by these, unless only fields are wanted', () => {
    expect(matched('%{PAIR:p}', '1-2')).toEqual({ p: '1-2', left: 1n });
    expect(matched('%{PAIR:p}', '1-2', false)).toEqual({ p: '1-2', left: 1n, INT: '2' });
  });

  it('of one field are a list, without those that took no part', () => {
    expect(matched('(?:%{INT:a}|%{WORD:b}) %{WORD:a}', '1 x')).toEqual({ a: ['1', 'x'], b: null });
    expect(matched('(?:%{INT:a}|%{WORD:b}) %{WORD:a}', 'y x')).toEqual({ a: 'x', b: 'y' });
  });

  it('of named groups are those of the expression', () => {
    expect(matched('(?<a_b>\\d+)-(?<a_b>\\d+)', '1-2')).toEqual({ a_b: '1' });
    expect(matched('[(?<x>]\\(\\?<y>%{INT:a}', '((?<y>1')).toEqual({ a: '1' });
    expect(matched('[(?<x>]+%{INT:a}', '(?<x>1')).toEqual({ a: '1' });
  });

  it('called UNWANTED are dropped', () => {
    expect(matched('%{WORD:UNWANTED} %{INT:a}', 'x 1')).toEqual({ a: '1' });
  });

  it.each([
    ['"a b"', 'a b'],
    ["'a'", 'a'],
    ['"a\\"b"', '"a\\"b"'],
    ['""', ''],
  ])('%s lose their quotes: %s', (text, expected) =>
    expect(matched('^%{QS:q}$', text)).toEqual({ q: expected }),
  );
});

describe('an expression', () => {
  it('may define patterns of its own', () => {
    expect(matched('%{DIGITS:a=\\d+}/%{DIGITS:b}', '1/2')).toEqual({ a: '1', b: '2' });
  });

  it.each([
    ['%{NOPE:n}', "No definition for key 'NOPE' found, aborting"],
    ['%{SELF}', 'Deep recursion pattern compilation of %{SELF}'],
    ['%{PING:x}', 'Deep recursion pattern compilation of %{PING:x}'],
    ['%{INT:n:nope}', 'Invalid data type :nope'],
    ['%{INT:n;date;yy bb}', 'Unknown pattern letter: b'],
    ['  ', '{pattern} should not be empty or null'],
    ['%{INT:n', 'Illegal repetition near index 2\n%{INT:n\n  ^'],
    ['%{TWICE29}', 'The expression is longer than 200000 characters with its patterns.'],
  ])('%s is refused: %s', (expression, message) => {
    const error = thrown(() => compileGrok(expression, PATTERNS, { namedCapturesOnly: true }));
    expect(error).toBeInstanceOf(GrokError);
    expect(error).toHaveProperty('message', message);
  });

  it('tells which pattern does not exist', () => {
    const error = thrown(() => matched('%{NOPE}', ''));
    expect(error).toBeInstanceOf(UnknownPatternError);
    expect(error).toHaveProperty('pattern', 'NOPE');
  });

  it('ends with an error where it takes too long', () => {
    const text = `${'a'.repeat(2000)}b`;
    expect(thrown(() => matched('^(?:(a+)+)+\\1c%{INT:n}', text))).toBeInstanceOf(GrokError);
    expect(matched('^(?:(a+)+)+c%{INT:n}', text)).toBeUndefined();
  });
});

const token = fc.constantFrom(
  ...['%{INT}', '%{INT:a}', '%{INT:a:int}', '%{WORD:b;text}', '%{PAIR}', '%{NOPE}', '%{', '}', ':'],
  ...['%{INT:d;date;yyyy}', '(?<x>', ')', '[', ']', '\\', '\\Q', '|', '*', '+', ' ', '1', 'a', '%'],
  ...['%{X=a+}', '%{X:x=b}', '=', ';', '"', "'"],
);

it('compiles or is refused, and captures texts of what it matched', () => {
  fc.assert(
    fc.property(
      fc.array(token, { maxLength: 8 }),
      fc.string({ unit: fc.constantFrom(...'1 a-b"\'2023'), maxLength: 12 }),
      fc.boolean(),
      (tokens, text, namedCapturesOnly) => {
        try {
          const options = { namedCapturesOnly };
          const found = compileGrok(tokens.join(''), PATTERNS, options).match(text);
          for (const value of [...(found?.values() ?? [])].flat())
            if (typeof value === 'string' && !value.startsWith('java.'))
              expect(text).toContain(value);
        } catch (error) {
          if (!(error instanceof GrokError)) throw error;
        }
      },
    ),
    { numRuns: 1000 },
  );
});

it('tells where a match and its captures are', () => {
  const grok = compileGrok('%{INT:n;int}(?: %{WORD:w})?=(?<rest>.)', PATTERNS, {
    namedCapturesOnly: true,
  });
  expect(grok.locate('x 12=y')).toMatchObject({
    start: 2,
    end: 6,
    captures: [
      { field: 'n', start: 2, end: 4 },
      { field: 'rest', start: 5, end: 6 },
    ],
  });
  expect(grok.locate('none')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { nearMiss } from './near-miss';

const patterns = new Map([
  ['INT', '\\d+'],
  ['WORD', '\\w+'],
]);
const near = (expression: string, text: string) => nearMiss(expression, patterns, text);

it('tells how far an expression got, and which part stopped it', () => {
  expect(near('%{INT:n} %{WORD:w}=%{INT:m}', 'took 12 ms=x')).toEqual({
    start: 5,
    end: 11,
    stopped: '%{INT:m}',
  });
  expect(near('^%{INT:n} ms$', '12 s')).toEqual({ start: 0, end: 2, stopped: ' ms$' });
});

it('leaves out beginnings that are no expression by themselves', () => {
  expect(near('%{INT:n}(?: %{WORD:w}) %{INT:m}', '1 a b')).toEqual({
    start: 0,
    end: 4,
    stopped: '%{INT:m}',
  });
});

it('tells nothing if not even the first part matches', () => {
  expect(near('%{INT:n} x', 'none')).toBeUndefined();
});

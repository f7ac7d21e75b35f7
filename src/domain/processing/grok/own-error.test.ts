import { expect, it } from 'vitest';
import { ownError } from './own-error';

it('names the place of an error in the expression as it was typed', () => {
  expect(ownError('%{IP:client} (?<a-b>x) ([a')).toBe(
    'Unclosed character class near index 25\n%{IP:client} (?<a-b>x) ([a\n                         ^',
  );
});

it('has nothing to say about an expression that is valid without the patterns it names', () => {
  expect(ownError('%{IP:client} (?<a-b>x)+ %{NOPE}')).toBeUndefined();
});

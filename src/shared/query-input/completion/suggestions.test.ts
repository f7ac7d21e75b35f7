import { expect, it } from 'vitest';
import type { FieldType } from '@/contract/fields';
import { completionAt } from '@/domain/query/completion';
import { fieldSuggestions, operatorSuggestions, valueSuggestions } from './suggestions';

const fields: FieldType[] = ['app', 'wrapper', 'application name', 'level'].map((name) => ({
  name,
  type: { type: 'string', properties: ['enumerable'], index_names: [] },
}));
function spot(text: string) {
  const found = completionAt(text, text.length);
  if (!found) throw new Error(`Nothing to complete at the end of ${text}`);
  return found;
}

it('puts the fields that begin with the typed text first, and writes them so that they can be searched', () => {
  const suggestions = fieldSuggestions('ap', spot('ap'), fields);
  expect(suggestions.map(({ label, insert }) => [label, insert])).toEqual([
    ['app', 'app:'],
    ['application name', 'application\\ name:'],
    ['wrapper', 'wrapper:'],
  ]);
});

it('offers a name without a colon after _exists_', () => {
  expect(
    fieldSuggestions('_exists_:lev', spot('_exists_:lev'), fields).map(({ insert }) => insert),
  ).toEqual(['level']);
});

it('adds no second colon', () => {
  const text = 'ap:checkout';
  const found = completionAt(text, 2);
  expect(found && fieldSuggestions(text, found, fields)[0]?.insert).toBe('app');
});

it('quotes values with blanks and says how often they occur', () => {
  const values = [
    { value: 'check in', occurrence: 1_234 },
    { value: 'shop', occurrence: 3 },
  ];
  expect(valueSuggestions(spot('app:che'), values)).toEqual([
    {
      id: 'value check in',
      kind: 'value',
      label: 'check in',
      insert: '"check in"',
      hint: '1,234×',
    },
  ]);
});

it('completes operators between terms', () => {
  expect(operatorSuggestions(spot('level:3 A')).map(({ insert }) => insert)).toEqual(['AND ']);
});

it('names the levels, and finds them by their names', () => {
  expect(
    valueSuggestions(spot('level:'), [
      { value: '3', occurrence: 5 },
      { value: '42', occurrence: 1 },
    ]).map(({ label, insert }) => [label, insert]),
  ).toEqual([
    ['3 Error', '3'],
    ['42', '42'],
  ]);
  expect(valueSuggestions(spot('level:e'), []).map(({ label, insert }) => [label, insert])).toEqual(
    [
      ['0 Emergency', '0'],
      ['3 Error', '3'],
    ],
  );
});

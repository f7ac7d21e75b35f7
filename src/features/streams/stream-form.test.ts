import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '@/shared/texts/load-texts';
import {
  fromStream,
  newStream,
  toChanges,
  toDraft,
  usableSets,
  validateStream,
} from './stream-form';

beforeAll(() => loadTexts(['streams', 'forms']));

type Sets = Parameters<typeof newStream>[0];
const set = (id: string, rest: object = {}) =>
  ({
    id,
    title: id,
    default: false,
    writable: true,
    index_template_type: null,
    ...rest,
  }) as Sets[number];

it('preselects the default index set, else the first writable one', () => {
  expect(newStream([set('a'), set('b', { default: true })]).indexSetId).toBe('b');
  expect(
    newStream([
      set('closed', { writable: false }),
      set('events', { index_template_type: 'events' }),
      set('c'),
    ]).indexSetId,
  ).toBe('c');
  expect(
    usableSets([
      set('closed', { writable: false }),
      set('events', { index_template_type: 'events' }),
    ]),
  ).toEqual([]);
});

it('trims the values it sends', () => {
  const values = { title: ' Mail ', description: ' of all ', indexSetId: 'a', removeMatches: true };
  expect(toDraft(values)).toEqual({
    title: 'Mail',
    description: 'of all',
    index_set_id: 'a',
    rules: [],
    matching_type: 'AND',
    remove_matches_from_default_stream: true,
  });
  expect(toChanges({ ...values, description: '  ' })).not.toHaveProperty('description');
});

it('shows a missing description as an empty field', () => {
  expect(
    fromStream({
      title: 'Mail',
      description: null,
      index_set_id: 'a',
      remove_matches_from_default_stream: false,
    }).description,
  ).toBe('');
});

it('requires a title and an index set, and explains that a description cannot be cleared', () => {
  const values = { title: ' ', description: '', indexSetId: '', removeMatches: false };
  expect(Object.keys(validateStream(values))).toEqual(['title', 'indexSetId']);
  expect(validateStream({ ...values, title: 'Mail', indexSetId: 'a' })).toEqual({});
  expect(Object.keys(validateStream({ ...values, title: 'Mail', indexSetId: 'a' }, true))).toEqual([
    'description',
  ]);
});

import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '@/shared/texts/load-texts';
import { optionProblems, toOptions, toRows, withDuration } from './duration-options';

beforeAll(() => loadTexts(['configurations']));

it('keeps options and their order', () => {
  const options = { PT1H: 'an hour', PT5M: '5 minutes', PT0S: 'all messages' };
  expect(toOptions(toRows(options))).toEqual(options);
  expect(Object.keys(toOptions(toRows(options).toReversed()))).toEqual(['PT0S', 'PT5M', 'PT1H']);
});

it('names what has no label', () => {
  expect(toOptions(['PT90M', 'P1D', 'PT0S'].map((iso) => ({ id: iso, iso, label: ' ' })))).toEqual({
    PT90M: '90 minutes',
    P1D: '1 day',
    PT0S: 'all messages',
  });
});

it('takes the name of a duration along only where it is one of its own', () => {
  expect(withDuration({ id: 'a', iso: 'PT5M', label: '5 minutes' }, 'PT10M')).toEqual({
    id: 'a',
    iso: 'PT10M',
    label: '',
  });
  expect(withDuration({ id: 'a', iso: 'PT5M', label: 'A moment' }, 'PT10M')).toEqual({
    id: 'a',
    iso: 'PT10M',
    label: 'A moment',
  });
});

it('finds the same length written differently, and nothing where there must be something', () => {
  const rows = ['P1D', 'PT0S', 'PT24H', ''].map((iso) => ({ id: iso, iso, label: '' }));
  expect(optionProblems(rows, { zero: true })).toEqual({
    options: [undefined, undefined, { iso: 'This duration is already in the list.' }],
  });
  expect(optionProblems(rows, { zero: false }).options?.[1]).toEqual({
    iso: 'Must be longer than zero.',
  });
  expect(optionProblems(rows.slice(0, 2), { zero: true })).toEqual({});
});

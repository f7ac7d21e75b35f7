import { beforeAll, expect, it } from 'vitest';
import type { WhitelistEntry } from '@/contract/url-whitelist';
import { loadTexts } from '@/shared/texts/load-texts';
import { newExpressions, validateAllowList } from './allow-list-form';

beforeAll(() => loadTexts(['controls']));

const entry = (id: string, more: Partial<WhitelistEntry> = {}): WhitelistEntry => ({
  id,
  type: 'literal',
  title: id,
  value: `https://${id}.example.org/`,
  ...more,
});

it('wants a title, and an address where it is an exact one', () => {
  const entries = [
    entry('a'),
    entry('b', { title: '  ', value: 'ftp://b' }),
    entry('c', { type: 'regex', value: '' }),
    entry('d', { type: 'regex', value: '([' }),
  ];
  expect(validateAllowList({ entries, disabled: false })).toEqual({
    entries: [
      undefined,
      { title: 'Required field', value: 'Not a valid URL' },
      { value: 'Required field' },
    ],
  });
  expect(validateAllowList({ entries: [entry('a')], disabled: true })).toEqual({});
});

it('asks the server about expressions it has not taken yet', () => {
  const before = [entry('a', { type: 'regex', value: 'one' }), entry('b', { value: 'two' })];
  const now = [
    entry('a', { type: 'regex', value: 'one' }),
    entry('b', { type: 'regex', value: 'two' }),
    entry('c', { type: 'regex', value: 'three' }),
  ];
  expect(newExpressions(now, before)).toEqual([
    { index: 1, value: 'two' },
    { index: 2, value: 'three' },
  ]);
});

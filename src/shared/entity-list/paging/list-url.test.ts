import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readListAddress, writeListAddress, type ListAddress } from './list-url';

const names = fc.stringMatching(/^[a-z][a-z_]{0,12}$/);
const addresses: fc.Arbitrary<ListAddress> = fc.record(
  {
    page: fc.integer({ min: 1, max: 1_000_000 }),
    perPage: fc.integer({ min: 1, max: 10_000 }),
    query: fc.string(),
    filters: fc.uniqueArray(
      fc.tuple(names, fc.string()).map(([name, value]) => `${name}:${value}`),
      { maxLength: 4 },
    ),
    sort: fc.record({ id: names, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  },
  { requiredKeys: ['page', 'query', 'filters'] },
);

it('reads back every list it wrote, from the text of a URL', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readListAddress(new URLSearchParams(writeListAddress(address).toString()))).toEqual(
        address,
      );
    }),
  );
});

it('omits defaults and keeps other parameters', () => {
  expect(writeListAddress({ page: 1, query: '', filters: [] }).toString()).toBe('');
  expect(
    writeListAddress(
      { page: 2, query: '', filters: [] },
      new URLSearchParams('edit=7&page=9&query=old'),
    ).toString(),
  ).toBe('edit=7&page=2');
});

it.each([
  'page=0',
  'page=-1',
  'page=x',
  'page=1.5',
  'page=',
  'pageSize=0',
  'pageSize=many',
  'pageSize=999999',
  'filters=none',
  'sort=',
  'sort=-',
])('falls back to the default for %s', (text) => {
  const { sort, ...rest } = readListAddress(new URLSearchParams(text));
  expect(rest).toEqual({ page: 1, query: '', filters: [] });
  expect(sort?.direction ?? 'asc').toBe('asc');
});

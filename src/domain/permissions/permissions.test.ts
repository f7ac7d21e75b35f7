import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPermitted, isPermittedForSome, permissionCheck } from './permissions';

it.each([
  [['*'], 'streams:edit:1', true],
  [['streams:*'], 'streams:edit:1', true],
  [['streams:read'], 'streams:read:1', true],
  [['streams:read:1'], 'streams:read:1', true],
  [['streams:*:1'], 'streams:edit:1', true],
  [['streams:read,edit:1'], 'streams:edit:1', true],
  [['dashboards:read', 'streams:read:2'], 'streams:read:2', true],
  [['streams:read:1'], 'streams:read:2', false],
  [['streams:read:1'], 'streams:read', false],
  [['streams:read'], 'streams:edit', false],
  [['streams:read'], 'streams:read,edit', false],
  [['stream'], 'streams:read', false],
  [[], 'streams:read', false],
])('%j grants %s: %s', (granted, required, expected) => {
  expect(isPermitted(granted, required)).toBe(expected);
});

it('a prepared check says the same', () => {
  const part = fc.constantFrom('streams', 'read', 'edit', '1', '*', 'read,edit', '');
  const permission = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(':'));
  const item = fc.record({ permission, id: fc.constantFrom('1', '*', '1,2', 'a:b', 'read:1') });
  const granted = fc.array(fc.oneof(permission, item), { maxLength: 5 });
  const id = fc.option(fc.constantFrom('1', '*', '1,2', 'a:b', 'read:1'), { nil: undefined });
  fc.assert(
    fc.property(granted, permission, id, (all, required, over) => {
      expect(permissionCheck(all)(required, over)).toBe(isPermitted(all, required, over));
    }),
    { numRuns: 5000 },
  );
});

it('over one item says nothing about others, whatever characters the ids have', () => {
  const id = fc.oneof(
    fc.constantFrom('*', 'a,b', 'a', 'b', 'a:b', 'a,*', ':', ','),
    fc.string({ minLength: 1 }),
  );
  fc.assert(
    fc.property(id, id, (own, other) => {
      for (const permits of [
        (required: string, over?: string) =>
          isPermitted([{ permission: 'users:edit', id: own }], required, over),
        permissionCheck([{ permission: 'users:edit', id: own }]),
      ]) {
        expect(permits('users:edit', own)).toBe(true);
        expect(permits('users:edit', other)).toBe(own === other);
        expect(permits('users:edit')).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
});

it.each([
  [['users:edit'], 'a:b', true],
  [['users:*:*'], 'a,b', true],
  [['users:edit:a,b'], 'a', true],
  [['users:edit:a,b'], 'a,b', true],
  [['users:edit:a'], 'a:b', false],
  [['users:edit:a'], 'a,b', false],
  [['users:edit:a', 'users:edit:b'], 'a,b', false],
])('%j grants users:edit over %s: %s', (granted, id, expected) => {
  expect(isPermitted(granted, 'users:edit', id)).toBe(expected);
  expect(permissionCheck(granted)('users:edit', id)).toBe(expected);
});

it.each([
  [['streams:read:1'], 'streams:read', true],
  [['streams:read'], 'streams:read', true],
  [['*'], 'streams:read', true],
  [['streams:*:1'], 'streams:read', true],
  [['streams:edit:1'], 'streams:read', false],
  [['stream:read'], 'streams:read', false],
  [[], 'streams:read', false],
])('%j permits at least one item of %s: %s', (granted, required, expected) => {
  expect(isPermittedForSome(granted, required)).toBe(expected);
});

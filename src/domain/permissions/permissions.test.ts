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
  fc.assert(
    fc.property(fc.array(permission, { maxLength: 5 }), permission, (granted, required) => {
      expect(permissionCheck(granted)(required)).toBe(isPermitted(granted, required));
    }),
    { numRuns: 3000 },
  );
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

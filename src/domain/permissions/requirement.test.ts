import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionCheck } from './permissions';
import { grants } from './requirement';

const permissions = fc.array(
  fc.constantFrom('streams:read', 'streams:edit:1', 'users:list', 'inputs:read'),
  { maxLength: 4 },
);

it('grants what asks for nothing, to everybody', () => {
  fc.assert(
    fc.property(permissions, (granted) => {
      expect(grants(permissionCheck(granted), {})).toBe(true);
      expect(grants(permissionCheck(granted), { permissions: [], anyPermissions: [] })).toBe(true);
    }),
  );
});

it('grants everything to who holds the wildcard', () => {
  fc.assert(
    fc.property(permissions, permissions, (all, any) => {
      expect(grants(permissionCheck(['*']), { permissions: all, anyPermissions: any })).toBe(true);
    }),
  );
});

it('needs each of the required and one of the alternatives', () => {
  const permits = permissionCheck(['streams:read', 'users:list']);
  expect(grants(permits, { permissions: ['streams:read:7', 'users:list'] })).toBe(true);
  expect(grants(permits, { permissions: ['streams:read', 'inputs:read'] })).toBe(false);
  expect(grants(permits, { anyPermissions: ['inputs:read', 'users:list'] })).toBe(true);
  expect(grants(permits, { anyPermissions: ['inputs:read'] })).toBe(false);
  expect(grants(permits, { permissions: ['inputs:read'], anyPermissions: ['users:list'] })).toBe(
    false,
  );
});

it('takes nothing away when more is granted', () => {
  fc.assert(
    fc.property(permissions, permissions, permissions, permissions, (granted, more, all, any) => {
      const asked = { permissions: all, anyPermissions: any };
      if (grants(permissionCheck(granted), asked))
        expect(grants(permissionCheck([...granted, ...more]), asked)).toBe(true);
    }),
  );
});

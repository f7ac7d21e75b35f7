import { expect, it } from 'vitest';
import { isPermitted } from './permissions';

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

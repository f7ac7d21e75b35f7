import { expect, it } from 'vitest';
import { permissionCheck } from '@/domain/permissions/permissions';
import { mayEditSome, mayClone, mayEdit, mayRun } from './stream-rights';

const mail = { id: '7', is_default: false, is_editable: true };

it('protects built-in streams from changes by any user', () => {
  const session = { permits: permissionCheck(['*']) };
  for (const stream of [
    { ...mail, is_default: true },
    { ...mail, is_editable: false },
  ]) {
    expect([mayEdit, mayRun, mayClone].map((may) => may(stream, session))).toEqual([
      false,
      false,
      false,
    ]);
  }
});

it.each([
  [['streams:edit:7'], [true, true, false]],
  [['streams:changestate:7'], [false, true, false]],
  [
    ['streams:read', 'streams:create'],
    [false, false, true],
  ],
  [['streams:edit:8'], [false, false, false]],
])('%j allows editing, running, cloning: %j', (granted, expected) => {
  expect(
    [mayEdit, mayRun, mayClone].map((may) => may(mail, { permits: permissionCheck(granted) })),
  ).toEqual(expected);
});

it.each([
  [['*'], true],
  [['streams:*'], true],
  [['streams:edit:7'], true],
  [['streams:changestate'], true],
  [['streams:read,edit:7'], true],
  [['streams:read'], false],
  [['inputs:edit'], false],
  [[], false],
])('%j may allow changing some stream: %s', (granted, expected) => {
  expect(mayEditSome(granted)).toBe(expected);
});

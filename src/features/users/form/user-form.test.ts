import { beforeAll, expect, it, vi } from 'vitest';
import type { UserRow, UserSummary } from '@/contract/users';
import { loadTexts } from '@/shared/texts/load-texts';
import { withRoot } from '../account/root-row';
import { timeoutText, toMs, toSpan } from './timeout';
import { fromUser, newUser, toChanges, toDraft, validateNewUser, validateUser } from './user-form';

beforeAll(() => loadTexts(['users', 'forms']));

const ann: UserSummary = {
  id: '1',
  username: 'ann',
  email: 'ann@example.org',
  first_name: 'Ann',
  last_name: 'Able',
  full_name: 'Ann Able',
  permissions: [],
  grn_permissions: [],
  preferences: null,
  timezone: 'Europe/Berlin',
  session_timeout_ms: 5_400_000,
  read_only: false,
  external: false,
  startpage: { type: 'stream', id: '42' },
  roles: ['Reader'],
  session_active: false,
  last_activity: null,
  client_address: null,
  account_status: 'enabled',
  service_account: false,
};

it('sends no unchanged fields', () => {
  expect(toChanges(fromUser(ann), fromUser(ann))).toEqual({});
});

it('sends both names if one changes, clears the zone with null and the start page with empty texts', () => {
  const before = fromUser(ann);
  expect(
    toChanges(
      {
        ...before,
        lastName: ' Archer ',
        zone: undefined,
        startType: 'none',
        startId: undefined,
        neverExpires: true,
      },
      before,
    ),
  ).toEqual({
    first_name: 'Ann',
    last_name: 'Archer',
    timezone: null,
    startpage: { type: '', id: '' },
    session_timeout_ms: -1,
  });
});

it('treats an unknown type of start page as none', () => {
  expect(fromUser({ ...ann, startpage: { type: 'report', id: '7' } })).toMatchObject({
    startType: 'none',
    startId: undefined,
  });
});

it('requires both names or none, a start page of the chosen type, and a role', () => {
  expect(
    validateUser({
      ...fromUser(ann),
      firstName: '',
      startType: 'dashboard',
      startId: undefined,
      roles: [],
    }),
  ).toEqual({
    firstName: 'Field is required.',
    startId: 'Choose a start page.',
    roles: 'Choose at least one role.',
  });
  expect(validateUser({ ...fromUser(ann), firstName: '', lastName: '' })).toEqual({});
});

it('requires a new password of six characters and a matching confirmation', () => {
  expect(
    validateNewUser({ ...newUser(), username: 'x', password: '12345', repeat: '123456' }),
  ).toEqual({ password: 'Use at least 6 characters.', repeat: 'The passwords do not match.' });
  expect(
    validateNewUser({ ...newUser(), username: 'x', password: '123456', repeat: '123456' }),
  ).toEqual({});
});

it('requires as many characters as the server wants', () => {
  vi.stubGlobal('appConfig', { minPasswordLength: 12 });
  const values = { ...newUser(), username: 'x', password: 'eleven char', repeat: 'eleven char' };
  expect(validateNewUser(values)).toEqual({ password: 'Use at least 12 characters.' });
});

it.each([
  ['a,admin', 'Do not use *, comma, colon, slash or invisible characters.'],
  ['*', 'Do not use *, comma, colon, slash or invisible characters.'],
  ['..', 'Do not use dots only.'],
  [' ann ', undefined],
])('%s as the name of a new user: %s', (username, problem) => {
  const values = { ...newUser(), username, password: '123456', repeat: '123456' };
  expect(validateNewUser(values).username).toBe(problem);
});

it('creates users with the default timeout, and a start page only if one was chosen', () => {
  expect(toDraft({ ...newUser(), username: ' bob ' })).toMatchObject({
    username: 'bob',
    session_timeout_ms: 28_800_000,
    timezone: null,
    roles: ['Reader'],
  });
  expect(toDraft(newUser())).not.toHaveProperty('startpage');
});

it.each([
  [28_800_000, 8, 'HOURS'],
  [172_800_000, 2, 'DAYS'],
  [5_400_000, 90, 'MINUTES'],
  [1_500, 2, 'SECONDS'],
  [-1, 8, 'HOURS'],
] as const)('reads a timeout of %i ms as %i %s', (ms, value, unit) => {
  expect(toSpan(ms)).toEqual({ value, unit, checked: true });
});

it('converts timeouts to a unit, and recognizes one that never expires', () => {
  expect(toMs({ value: 90, unit: 'MINUTES', checked: true })).toBe(5_400_000);
  expect(toMs({ value: undefined, unit: 'SECONDS', checked: true })).toBe(1_000);
  expect(timeoutText(-1)).toBe('Never time out');
});

const row = (name: string): UserRow => ({
  ...ann,
  id: name,
  username: name,
  full_name: name,
  email: '',
  auth_service_id: null,
  auth_service_uid: null,
  external_user: false,
  read_only: null,
  session_active: null,
});
const request = {
  page: 1,
  perPage: 10,
  query: '',
  sort: { id: 'full_name', direction: 'asc' as const },
};
const namesOf = (query: string) =>
  withRoot({ rows: [], total: 0, root: row('Admin'), request: { ...request, query } }).rows.length;

it('sorts the root user in for either order', () => {
  const rows = [row('Abe'), row('bob')];
  expect(
    withRoot({ rows, total: 2, root: row('admin'), request }).rows.map(({ id }) => id),
  ).toEqual(['Abe', 'admin', 'bob']);
  expect(
    withRoot({
      rows: rows.toReversed(),
      total: 2,
      root: row('admin'),
      request: { ...request, sort: { id: 'full_name', direction: 'desc' } },
    }).rows.map(({ id }) => id),
  ).toEqual(['bob', 'admin', 'Abe']);
});

it('counts the root user on every page and shows it on the last', () => {
  const rows = Array.from({ length: 10 }, (_, n) => row(`u${n}`));
  expect(withRoot({ rows, total: 10, root: row('admin'), request })).toMatchObject({
    rows,
    total: 11,
  });
  expect(
    withRoot({ rows: [], total: 10, root: row('admin'), request: { ...request, page: 2 } }),
  ).toMatchObject({ rows: [{ id: 'admin' }], total: 11 });
});

it.each([
  ['admin', 1],
  ['username:adm', 1],
  ['username:=adm', 0],
  ['-admin', 0],
  ['username:bob', 0],
  ['email:x', 0],
])('matches the root user with %s: %i', (query, found) => {
  expect(namesOf(query)).toBe(found);
});

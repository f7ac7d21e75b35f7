import { beforeAll, describe, expect, test } from 'vitest';
import {
  missingField,
  openedConfiguration,
  shownConfiguration,
  storedConfiguration,
} from './configuration';
import { field, required } from '../fields/field';
import type { InputDefinition } from '../definition/input-type';
import { openSecrets, type Secrets } from './secrets';

const definition: Pick<InputDefinition, 'fields'> = {
  fields: {
    address: field('text', 'Address', '', '', required),
    port: field('number', 'Port', '', 1, required),
    flag: field('boolean', 'Flag', '', false, required),
    password: field('text', 'Password', '', '', { attributes: ['is_password'] }),
    custom: field('text', 'Custom', '', '', { attributes: ['textarea', 'is_sensitive'] }),
    headers: field('text', 'Headers', '', '', { is_encrypted: true }),
  },
};
let secrets: Secrets;
beforeAll(async () => {
  secrets = await openSecrets(undefined);
});
const stored = (sent: Record<string, unknown>, before = {}) =>
  storedConfiguration(definition, sent, secrets, before);
const opened = (sent: Record<string, unknown>, before = {}) =>
  openedConfiguration(stored(sent, before), secrets);

describe('mandatory fields', () => {
  test.each([
    [{ address: '::', port: 0 }, undefined],
    [{ port: 1 }, 'address'],
    [{ address: '', port: 1 }, 'address'],
    [{ address: 'x', port: '1' }, 'port'],
    [{ address: 'x' }, 'port'],
  ])('of %j: %s', (configuration, name) => {
    expect(missingField(definition, configuration)).toBe(name);
  });
});

describe('a secret', () => {
  test.each(['plain', { set_value: 'plain' }])(
    'is sealed when sent as %j, and never shown',
    (headers) => {
      const sealed = stored({ headers });
      expect(JSON.stringify(sealed)).not.toContain('plain');
      expect(openedConfiguration(sealed, secrets)).toEqual({ headers: 'plain' });
      expect(shownConfiguration(definition, sealed, true)).toEqual({ headers: { is_set: true } });
    },
  );

  test.each([{ keep_value: true }, { is_set: true }])('stays with %j', (headers) => {
    expect(opened({ headers }, stored({ headers: 'old' }))).toEqual({ headers: 'old' });
  });

  test.each([{ delete_value: true }, '', null, 7])('goes with %j', (headers) => {
    expect(opened({ headers }, stored({ headers: 'old' }))).toEqual({});
  });

  test('encrypted with another key is named in the error', async () => {
    const other = await openSecrets(undefined);
    expect(() => openedConfiguration(stored({ headers: 'x' }), other)).toThrow(
      'The secret in headers cannot be decrypted',
    );
  });
});

describe('passwords and sensitive texts', () => {
  const configuration = { address: 'x', password: 'secret', custom: 'token=1' };

  test('are shown only with the permission to edit', () => {
    expect(shownConfiguration(definition, configuration, true)).toEqual(configuration);
    expect(shownConfiguration(definition, configuration, false)).toEqual({
      address: 'x',
      password: '<password set>',
      custom: '<value hidden>',
    });
    expect(shownConfiguration(definition, { password: '', custom: '' }, false)).toEqual({
      password: '',
      custom: '',
    });
  });

  test('stay when placeholders are sent back', () => {
    expect(stored({ password: '<password set>', custom: '<value hidden>' }, configuration)).toEqual(
      { password: 'secret', custom: 'token=1' },
    );
  });
});

test('keeps unknown plain values and drops the rest', () => {
  expect(
    stored({ later: 'x', list: ['a'], big: 9007199254740993n, nested: { a: 1 }, mixed: [1] }),
  ).toEqual({ later: 'x', list: ['a'], big: 9007199254740992 });
});

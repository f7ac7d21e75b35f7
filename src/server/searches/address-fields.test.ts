import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { matching, openTestStore, TEST_SET, type TestStore } from '@test/backend/message-store';
import type { FieldValue } from '@/domain/exact';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { openDatabase } from '../storage/database';
import type { PivotDocument } from './documents/search-document';
import { pivotSearch } from './pivot/pivot-search';
import { validateQuery } from './execution/validate-query';
import { suggestValues } from '../messages/suggestions';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let stored: TestStore;

const rows: Record<string, Record<string, FieldValue>> = {
  one: { ip: '10.0.0.1' },
  nine: { ip: '10.0.0.9' },
  ten: { ip: '10.0.0.10', peers: ['10.0.0.1', '2001:db8::5'] },
  far: { ip: '192.168.7.1', remark: '10.0.0.1' },
  mapped: { ip: '::ffff:10.1.0.1' },
  six: { ip: '2001:DB8:0:0::1', peers: 'nobody' },
  odd: { ip: 'unknown', peers: ['nobody', '10.9.9.9'] },
  none: { n: 1 },
};

const write = (of: Record<string, Record<string, FieldValue>>) =>
  stored.write(
    Object.entries(of).map(([name, fields]) => ({
      timestamp: NOW,
      source: 'host',
      message: 'm',
      inputId: 'i',
      receivedAt: NOW,
      fields: { name, ...fields },
    })),
  );

let usual: TestStore;
beforeAll(async () => {
  usual = stored = await openTestStore({
    now: () => NOW,
    addressFields: ['ip', 'peers', 'gl2_remote_ip'],
  });
  await write(rows);
});
afterAll(() => usual.close());

const names = async (query: string, field = 'name', order: 'ASC' | 'DESC' = 'ASC') =>
  (await stored.find(matching(query, NOW), { limit: 10, sort: [{ field, order }] }))
    .map(({ doc }) => (JSON.parse(doc) as { name: string }).name)
    .join(' ');

describe('a field of addresses', () => {
  test.each([
    ['by an address', 'ip:10.0.0.1', 'one'],
    ['by another way to write it', 'ip:"2001:db8::1"', 'six'],
    ['of version 4 within version 6', 'ip:10.1.0.1', 'mapped'],
    ['by a network', 'ip:"10.0.0.0/24"', 'nine one ten'],
    ['by a network that is escaped', 'ip:10.0.0.0\\/8', 'mapped nine one ten'],
    ['by a network that is written as one of its addresses', 'ip:"10.0.0.77/24"', 'nine one ten'],
    ['by a network of version 6', 'ip:"2001:db8::/32"', 'six'],
    ['by all addresses of version 4', 'ip:"0.0.0.0/0"', 'far mapped nine one ten'],
    ['by all addresses', 'ip:"::/0"', 'far mapped nine one six ten'],
    ['by a range', 'ip:[10.0.0.2 TO 10.0.0.10]', 'nine ten'],
    ['by a range without its ends', 'ip:{10.0.0.1 TO 10.0.0.10}', 'nine'],
    ['by an open range', 'ip:>=192.168.0.0', 'far six'],
    ['by nothing else than addresses', 'ip:10.0.0.*', ''],
    ['not by expressions', 'ip:/10.*/', ''],
    ['not by words nearly written', 'ip:10.0.0.2~1', ''],
    ['by values that are no addresses', 'ip:unknown', 'odd'],
    ['by networks of no length', 'ip:"10.0.0.0/99"', ''],
    ['that is there', '_exists_:ip', 'far mapped nine odd one six ten'],
    ['that is not there', 'NOT _exists_:ip', 'none'],
    ['not of a network', 'NOT ip:"10.0.0.0/8"', 'far none odd six'],
    ['by any field', '10.0.0.1', 'far one ten'],
    ['by any field and a network', '"10.0.0.0/24"', 'nine one ten'],
    ['by one of several', 'peers:"10.0.0.0/8"', 'odd ten'],
    ['by one of several of version 6', 'peers:"2001:db8::5"', 'ten'],
    ['by one of several that is none', 'peers:nobody', 'odd six'],
  ])('is found %s', async (_, query, expected) => {
    expect(await names(query)).toBe(expected);
  });

  test('is sorted by address, not as text', async () => {
    expect(await names('ip:"::/0"', 'ip')).toBe('one nine ten mapped far six');
    expect(await names('ip:"::/0"', 'ip', 'DESC')).toBe('six far mapped ten nine one');
  });

  test('shows what was sent', async () => {
    expect((await stored.find(matching('name:six', NOW), { limit: 1 }))[0]?.doc).toContain(
      '"ip":"2001:DB8:0:0::1"',
    );
  });

  test('is listed as one', () => {
    expect(stored.store.fields().find(({ name }) => name === 'ip')?.type).toEqual({
      type: 'ip',
      properties: ['enumerable'],
      index_names: [],
    });
    expect(stored.store.typeOf('gl2_remote_ip')).toBe('ip');
  });

  test('is grouped as text, in its one form', async () => {
    expect(await groups()).toEqual([
      '10.0.0.1',
      '10.0.0.10',
      '10.0.0.9',
      '10.1.0.1',
      '192.168.7.1',
      '2001:db8::1',
      '(Empty Value)',
    ]);
  });

  test('is suggested', async () => {
    expect(
      (
        await stored.over({}, (selection) =>
          suggestValues(stored.database, selection, 'ip', '10.0.0.1', 5),
        )
      ).values.map(({ value }) => value),
    ).toEqual(['10.0.0.1', '10.0.0.10']);
  });

  test.each([
    ['ip:10.0.0.1', 'OK'],
    ['ip:"10.0.0.0/8"', 'OK'],
    ['ip:[10.0.0.1 TO 10.0.0.9]', 'OK'],
    ['ip:10.0.0', 'WARNING'],
    ['ip:"10.0.0.0/33"', 'WARNING'],
    ['ip:["10.0.0.0/8" TO 10.0.0.9]', 'WARNING'],
  ])('%s is judged %s', (query, status) => {
    expect(
      validateQuery(query, {
        typeOf: (name) => stored.store.typeOf(name),
        leadingWildcards: true,
        parameters: [],
      }).status,
    ).toBe(status);
  });
});

/** The keys of a pivot over `ip`. */
async function groups(): Promise<string[]> {
  const common = {
    id: 'p',
    type: 'pivot' as const,
    name: null,
    filter: null,
    filters: [],
    timerange: null,
    query: null,
    streams: [],
  };
  const pivot: PivotDocument = {
    ...common,
    rollup: false,
    sort: [],
    series: [{ type: 'count', id: 'count()', field: null }],
    column_groups: [],
    row_groups: [{ type: 'values', fields: ['ip'], limit: 20, skip_empty_values: false }],
  };
  const scope = {
    database: stored.database,
    store: stored.store,
    window: { from: 0, to: NOW + 1, allTime: false },
    signal: new AbortController().signal,
    reserve: () => Promise.resolve(),
  };
  const { rows: found } = await stored.over({}, (selection) =>
    pivotSearch(pivot, { ...scope, selection }),
  );
  return found.flatMap(({ key }) => key);
}

test('where other indices hold texts, the field is of both types and each is searched as what it is', async () => {
  const home = temporaryDirectory();
  const opened = async (addressFields: string[]) =>
    openTestStore({
      now: () => NOW,
      addressFields,
      database: await openDatabase({ path: join(home, 'messages.duckdb') }),
      directory: join(home, 'indices'),
    });
  const message = (name: string, ip: string) => ({
    timestamp: NOW,
    source: 'host',
    message: 'm',
    inputId: 'i',
    receivedAt: NOW,
    fields: { name, ip },
  });
  const before = await opened([]);
  await before.write([message('text', '10.0.0.3')]);
  await before.close();

  stored = await opened(['ip']);
  try {
    await stored.write([message('still text', '10.0.0.3')]);
    await stored.indices.cycle({ setId: TEST_SET, prefix: 'graylog' });
    await stored.write([message('address', '10.0.0.3'), message('other', '10.0.0.12')]);
    expect(stored.store.fields().find(({ name }) => name === 'ip')?.type).toEqual({
      type: 'compound(ip,string)',
      properties: ['enumerable', 'compound'],
      index_names: [],
    });
    expect(await names('ip:10.0.0.3')).toBe('address still text text');
    expect(await names('ip:"10.0.0.0/8"')).toBe('address other');
    expect(await names('ip:10.*')).toBe('still text text');
    expect(await names('_exists_:ip', 'ip')).toBe('other address still text text');
    expect(await groups()).toEqual(['10.0.0.3', '10.0.0.12']);
  } finally {
    await stored.close();
    stored = usual;
  }
  rmSync(home, { recursive: true, force: true });
});

import { describe, expect, test } from 'vitest';
import { askedBackend, read } from '@test/asked-backend';
import type { Table } from '@/contract/scripting';
import type { UniversalResult } from '@/contract/universal-search';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MAIL = '6b019df4df73424ee9f4d114';
const SECRET = '6b019df4df73424ee9f4d115';

async function started() {
  const messages = [
    { source: 'web', fields: { took_ms: 10, user: 'alice', big: 9007199254740993n } },
    { source: 'web', fields: { took_ms: 30, user: 'bob' } },
    { source: 'db', fields: { took_ms: 50 } },
  ].map((one, n) => ({ ...one, message: `line ${n}`, timestamp: NOW - 60_000 + n }));
  const { ask } = await askedBackend({
    now: () => NOW,
    seed: {
      messages,
      streams: [
        { id: MAIL, title: 'Mail' },
        { id: SECRET, title: 'Secret' },
      ],
      users: [{ username: 'rea', password: 'pw', permissions: [`streams:read:${MAIL}`] }],
    },
  });
  return (
    method: string,
    path: string,
    body?: unknown,
    more: { as?: string; accept?: string } = {},
  ) =>
    ask(method, path, {
      body,
      as: more.as ?? 'admin:secret',
      ...(more.accept !== undefined && { headers: { accept: more.accept } }),
    });
}

describe('messages as a table', () => {
  test('have the requested fields, exact values and a mark for what is missing', async () => {
    const ask = await started();
    const body = { fields: ['source', 'big', 'user'], sort: 'took_ms', sort_order: 'asc' };
    const table = await (await ask('POST', '/search/messages', body)).text();
    expect(table).toContain('["web",9007199254740993,"alice"]');
    expect(JSON.parse(table)).toMatchObject({
      schema: [
        { column_type: 'field', type: 'string', field: 'source', name: 'field: source' },
        { type: 'numeric', name: 'field: big' },
        { type: 'string' },
      ],
      datarows: [['web'], ['web', '-', 'bob'], ['db', '-', '-']].map(
        (row) => expect.arrayContaining(row) as unknown,
      ),
      metadata: { effective_timerange: { type: 'absolute', to: '2026-11-21T12:00:00.000Z' } },
    });
  });

  test('are CSV or drawn for clients that want it', async () => {
    const ask = await started();
    const path =
      '/search/messages?fields=source,user&sort=took_ms&sortOrder=Ascending&timerange=2h';
    const csv = await ask('GET', path, undefined, { accept: 'text/csv' });
    expect(csv.headers.get('content-type')).toBe('text/csv');
    expect(await csv.text()).toBe(
      '"field: source","field: user"\n"web","alice"\n"web","bob"\n"db","-"\n',
    );
    const drawn = await ask('GET', path, undefined, { accept: 'text/plain' });
    expect(await drawn.text()).toBe(
      [
        '┌─────────────┬───────────┐',
        '│field: source│field: user│',
        '├─────────────┼───────────┤',
        '│web          │alice      │',
        '│web          │bob        │',
        '│db           │-          │',
        '└─────────────┴───────────┘',
      ].join('\n'),
    );
  });

  test('of unreadable streams are refused, invalid requests explained', async () => {
    const ask = await started();
    expect(
      await read(ask('POST', '/search/messages', { streams: [SECRET] }, { as: 'rea:pw' })),
    ).toMatchObject({ type: 'MissingStreamPermission', streams: [SECRET] });
    const badQuery = await ask('POST', '/search/messages', { query: 'source:(' });
    expect(badQuery.status).toBe(400);
    expect(await read(badQuery)).toMatchObject({
      message: expect.stringMatching(/^Failed to obtain results\. .+/) as string,
    });
    expect((await ask('GET', '/search/messages?sortOrder=asc')).status).toBe(404);
    expect(await read(ask('GET', '/search/messages?timerange=gnampf'))).toMatchObject({
      message: expect.stringContaining('gnampf') as string,
    });
  });
});

describe('aggregations as a table', () => {
  test('have a row for each group, sorted by a metric', async () => {
    const ask = await started();
    const table = await read<Table>(
      ask('POST', '/search/aggregate', {
        group_by: [{ field: 'source' }],
        metrics: [{ function: 'max', field: 'took_ms', sort: 'asc' }, { function: 'count' }],
      }),
    );
    expect(table.schema.map(({ name }) => name)).toEqual([
      'grouping: source',
      'metric: max(took_ms)',
      'metric: count()',
    ]);
    expect(table.datarows).toEqual([
      ['web', 30, 2],
      ['db', 50, 1],
    ]);
  });

  test('by URL count by default', async () => {
    const ask = await started();
    const { datarows } = await read<Table>(
      ask(
        'GET',
        '/search/aggregate?groups=source&groups=user&metrics=count&timerange=last%202%20days',
      ),
    );
    expect(datarows).toContainEqual(['web', 'alice', 1]);
    expect(await read(ask('GET', '/search/aggregate'))).toMatchObject({
      message: 'At least one grouping has to be provided!',
    });
  });
});

describe('legacy search', () => {
  test('finds messages in each form of window', async () => {
    const ask = await started();
    for (const window of [
      'relative?range=300',
      'absolute?from=2026-11-21T11:00:00.000Z&to=2026-11-21T12:00:00.000Z',
      'keyword?keyword=last%202%20hours&timezone=Europe/Berlin',
    ]) {
      const found = await read<UniversalResult>(
        ask('GET', `/search/universal/${window}&query=source:web&fields=user&sort=took_ms:asc`),
      );
      expect(found.total_results).toBe(2);
      expect(found.fields).toEqual(['timestamp', 'user']);
      expect(found.messages[0]?.message).toMatchObject({ user: 'alice' });
    }
  });

  test('is a download of CSV, oldest first', async () => {
    const ask = await started();
    const file = await ask(
      'GET',
      '/search/universal/relative/export?query=*&range=300&fields=source&limit=1',
    );
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename=graylog-search-result-relative-300.csv',
    );
    expect(await file.text()).toBe('"timestamp","source"\n"2026-11-21T11:59:00.000Z","web"\n');
  });

  test('of all messages needs a permission, of readable streams it does not', async () => {
    const ask = await started();
    const path = '/search/universal/relative?query=*&range=300';
    expect((await ask('GET', path, undefined, { as: 'rea:pw' })).status).toBe(403);
    const own = `${path}&filter=streams:${MAIL}`;
    expect((await ask('GET', own, undefined, { as: 'rea:pw' })).status).toBe(200);
    const others = `${path}&filter=streams:${SECRET}`;
    expect((await ask('GET', others, undefined, { as: 'rea:pw' })).status).toBe(403);
  });
});

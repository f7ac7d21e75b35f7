import { describe, expect, test } from 'vitest';
import { askedBackend, read } from '@test/backend/asked-backend';
import { FORMAT_STRING } from '@/contract/decorators';
import type { Table } from '@/contract/scripting';
import type { UniversalResult } from '@/contract/universal-search';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MAIL = '6b019df4df73424ee9f4d114';
const SECRET = '6b019df4df73424ee9f4d115';

const FROM_DB = {
  id: '6b019df4df73424ee9f4d116',
  field: 'source',
  type: 1,
  value: 'db',
  inverted: false,
  stream_id: MAIL,
  description: null,
};

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
        { id: MAIL, title: 'Mail', rules: [FROM_DB] },
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

test('a table has the type that the client prefers, and no other than those it accepts', async () => {
  const ask = await started();
  const typeFor = async (accept: string) => {
    const answer = await ask('GET', '/search/messages', undefined, { accept });
    return answer.ok ? answer.headers.get('content-type') : answer.status;
  };
  expect(await typeFor('*/*')).toBe('application/json');
  expect(await typeFor('text/html, */*;q=0.1')).toBe('application/json');
  expect(await typeFor('text/csv;q=0.5, application/json')).toBe('application/json');
  expect(await typeFor('application/json;q=0.5, TEXT/PLAIN')).toBe('text/plain');
  expect(await typeFor('text/csv;q=0, text/*')).toBe('text/plain');
  expect(await typeFor('application/xml')).toBe(406);
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

  test('need the names of groups and functions', async () => {
    const ask = await started();
    const [violation] = await read<{ message: string; path: string }[]>(
      ask('POST', '/search/aggregate', {
        group_by: [{ field: ' ' }],
        metrics: [{ function: 'count' }],
      }),
    );
    expect(violation).toMatchObject({
      message: 'must not be blank',
      path: 'ScriptingApiResource.executeQuery.arg0.groupBy[0].field',
    });
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

  test('applies the decorators of the stream, or else those of no stream, unless told not to', async () => {
    const ask = await started();
    const formatted = (target_field: string, stream: string | null) => ({
      type: FORMAT_STRING,
      config: { format_string: '${source}', target_field },
      stream,
      order: 0,
    });
    for (const decorator of [
      formatted('shown', null),
      formatted('host', MAIL),
      { ...formatted('lost', null), type: 'of.another.Server' },
    ])
      expect((await ask('POST', '/search/decorators', decorator)).status).toBe(200);
    const found = (more: string) =>
      read<UniversalResult>(
        ask('GET', `/search/universal/relative?query=source:db&range=300&limit=1${more}`),
      );

    const { fields, messages, decoration_stats } = await found('');
    expect(decoration_stats).toEqual({
      added_fields: ['shown'],
      changed_fields: [],
      removed_fields: [],
    });
    expect(messages[0]).toMatchObject({
      message: { source: 'db', shown: 'db', took_ms: 50 },
      decoration_stats: { added_fields: { shown: 'db' } },
    });
    expect([...fields].sort()).toEqual([
      'gl2_message_id',
      'message',
      'shown',
      'source',
      'timestamp',
      'took_ms',
    ]);
    expect(await found(`&filter=streams:${MAIL}`)).toMatchObject({
      messages: [{ message: { host: 'db' } }],
      decoration_stats: { added_fields: ['host'] },
    });
    const plain = await found('&decorate=false');
    expect(plain).toMatchObject({ fields: [], decoration_stats: null });
    expect(plain.messages[0]?.message).not.toHaveProperty('shown');
  });

  test('exports the rest after an offset', async () => {
    const ask = await started();
    const path = '/search/universal/relative?query=*&range=300&fields=message';
    const file = async (more: string) =>
      (await ask('GET', `${path}${more}`, undefined, { accept: 'text/csv' })).text();
    const lines = (await file('')).trimEnd().split('\n').slice(1);
    expect(lines).toHaveLength(3);
    expect((await file('&offset=1&limit=1&batch_size=1')).trimEnd().split('\n').slice(1)).toEqual([
      lines[1],
    ]);
    expect(await file('&offset=3')).toBe('');
    for (const wrong of ['offset=x', 'batch_size=x'])
      expect((await ask('GET', `${path.replace('?', '/export?')}&${wrong}`)).status).toBe(404);
  });

  test('names a missing parameter in the words and the type of the endpoint', async () => {
    const ask = await started();
    const path = '/search/universal/keyword/export?query=*&keyword=last%20day';
    const refused = await ask('GET', path, undefined, { accept: 'text/csv' });
    expect(refused.status).toBe(400);
    expect(refused.headers.get('content-type')).toBe('text/plain');
    expect(await refused.text()).toBe(
      'must not be empty (path = KeywordSearchResource.exportSearchKeywordChunked.arg2, invalidValue = null)\n',
    );
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

test('legacy search says that a query is wrong, not the server', async () => {
  const ask = await started();
  for (const query of ['a:(', 'n:[1 TO', 'message:/(/'])
    expect(
      (await ask('GET', `/search/universal/relative?range=300&query=${encodeURIComponent(query)}`))
        .status,
    ).toBe(400);
});

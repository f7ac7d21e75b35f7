import { describe, expect, it } from 'vitest';
import { FORMAT_STRING, SEVERITY_MAPPER } from '@/contract/decorators';
import { askedBackend, read } from '@test/backend/asked-backend';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MAIL = '6b019df4df73424ee9f4d114';
const SEARCH = '5f00000000000000000000e1';
const range = { type: 'relative', range: 300 };
const words = (query_string: string) => ({ type: 'elasticsearch', query_string });

async function started() {
  const messages = Array.from({ length: 4 }, (_, n) => ({
    message: `line ${n}`,
    source: n % 2 === 0 ? 'web' : 'db',
    timestamp: NOW - 200_000 + n,
    fields: { n, ...(n === 0 && { big: 9007199254740993n }) },
  }));
  const clock = { now: NOW };
  const users = [
    { username: 'rea', password: 'pw', permissions: [`streams:read:${MAIL}`, 'view:read'] },
  ];
  const { ask } = await askedBackend({
    now: () => clock.now,
    seed: { messages, streams: [{ id: MAIL, title: 'Mail' }], users },
  });
  const search_types = [
    { id: 'list', type: 'messages', query: words('n:>0') },
    { id: 'chart', type: 'pivot', series: [{ type: 'count', id: 'count()' }], rollup: true },
  ];
  await ask('POST', '/views/search', {
    body: {
      id: SEARCH,
      queries: [{ id: 'q', timerange: range, query: words('source:web'), search_types }],
    },
  });
  const job = async (path: string, body: object) =>
    (await ask('POST', `/views/export${path}`, { body })).text();
  const download = (id: string, { as = 'admin:secret', accept = '*/*' } = {}) =>
    ask('GET', `/views/search/messages/job/${id}/logs.csv`, { as, headers: { accept } });
  return { ask, clock, job, download };
}

describe('an export job', () => {
  it.each([
    ['application/json', 'application/json'],
    ['*/*', 'text/plain'],
  ])('is answered to %s as the bare id, which Graylog calls %s', async (accept, type) => {
    const { ask } = await started();
    const answer = await ask('POST', '/views/export', {
      body: { timerange: range },
      headers: { accept },
    });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(await answer.text()).toMatch(/^[0-9a-f]{24}$/);
  });

  it('is a file by its id, of any query', async () => {
    const { job, download } = await started();
    const answer = await download(
      await job('', { timerange: range, query_string: words('source:db'), fields_in_order: ['n'] }),
    );
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/csv',
      '"n"\n"1"\n"3"\n',
    ]);
  });

  it('of a search has what its query finds, of a search type what that one finds besides', async () => {
    const { job, download } = await started();
    expect(await (await download(await job(`/${SEARCH}`, { fields_in_order: ['n'] }))).text()).toBe(
      '"n"\n"0"\n"2"\n',
    );
    expect(
      await (await download(await job(`/${SEARCH}/list`, { fields_in_order: ['n'] }))).text(),
    ).toBe('"n"\n"2"\n');
  });

  it('of a search type has what its decorators make of the messages, whichever fields are in the file', async () => {
    const { ask, job, download } = await started();
    const decorators = [
      {
        id: 'd1',
        type: FORMAT_STRING,
        config: { format_string: '${source}: ${message}', target_field: 'message' },
        order: 1,
      },
      {
        id: 'd2',
        type: SEVERITY_MAPPER,
        config: { source_field: 'n', target_field: 'severity' },
        order: 0,
      },
    ];
    const search = (id: string, decorated: object[]) =>
      ask('POST', '/views/search', {
        body: {
          id,
          queries: [
            {
              id: 'q',
              timerange: range,
              query: words('n:>2'),
              search_types: [{ id: 'list', type: 'messages', decorators: decorated }],
            },
          ],
        },
      });
    await search('5f00000000000000000000e2', decorators);
    const fileOf = async (path: string, fields_in_order: string[]) =>
      (await download(await job(path, { fields_in_order }))).text();
    expect(await fileOf('/5f00000000000000000000e2/list', ['message', 'severity'])).toBe(
      '"message","severity"\n"db: line 3","Error (3)"\n',
    );
    expect(await fileOf('/5f00000000000000000000e2', ['message'])).toBe('"message"\n"line 3"\n');
    await search('5f00000000000000000000e3', [{ id: 'd', type: 'nope', config: {}, order: 0 }]);
    expect((await download(await job('/5f00000000000000000000e3/list', {}))).status).toBe(500);
  });

  it('follows what the page has changed about the search', async () => {
    const { job, download } = await started();
    const changed = await job(`/${SEARCH}`, {
      fields_in_order: ['n'],
      execution_state: { global_override: { query: words('source:db') } },
    });
    expect(await (await download(changed)).text()).toBe('"n"\n"1"\n"3"\n');
    const earlier = await job(`/${SEARCH}`, {
      fields_in_order: ['n'],
      timerange: {
        type: 'absolute',
        from: '2026-11-20T00:00:00.000Z',
        to: '2026-11-20T01:00:00.000Z',
      },
    });
    expect(await (await download(earlier)).text()).toBe('');
  });

  it('keeps types and digits in JSON', async () => {
    const { job, download } = await started();
    const answer = await download(
      await job('', {
        timerange: range,
        query_string: words('n:<2'),
        fields_in_order: ['timestamp', 'n', 'big'],
      }),
      { accept: 'application/json' },
    );
    expect(await answer.text()).toBe(
      '{"first_chunk":true,"all_values_in_order":[["2026-11-21T11:56:40.000Z",0,9007199254740993],["2026-11-21T11:56:40.001Z",1,null]],"fields_in_order":["timestamp","n","big"]}',
    );
  });

  it('gives nobody what he may not read', async () => {
    const { job, download } = await started();
    const id = await job('', { timerange: range, streams: ['000000000000000000000001'] });
    expect((await download(id, { as: 'rea:pw' })).status).toBe(403);
    expect(
      await (await download(await job('', { timerange: range }), { as: 'rea:pw' })).text(),
    ).toBe('');
  });

  it('is gone after an hour', async () => {
    const { job, download, clock } = await started();
    const id = await job('', { timerange: range });
    clock.now += 60 * 60_000;
    const answer = await download(id);
    expect([answer.status, await read(answer)]).toMatchObject([
      404,
      { message: `Unable to find export job with id <${id}>!` },
    ]);
  });

  it('tells when it is fetched that there is no such search, or nothing to list', async () => {
    const { job, download } = await started();
    expect((await download(await job('/5f5f5f5f5f5f5f5f5f5f5f5f', {}))).status).toBe(404);
    expect((await download(await job(`/${SEARCH}/chart`, {}))).status).toBe(400);
    expect((await download(await job(`/${SEARCH}/nope`, {}))).status).toBe(400);
  });
});

import { describe, expect, it } from 'vitest';
import type { SearchJob, StoredSearch } from '@/contract/search';
import { askedBackend, read } from '@test/backend/asked-backend';
import type { BackendOptions } from '../backend';

const MAIL = '6b019df4df73424ee9f4d114';
const READER = { username: 'rea', password: 'pw', permissions: [`streams:read:${MAIL}`] };
const NOBODY = { username: 'nob', password: 'pw' };

async function started(options: BackendOptions = {}) {
  const { backend, ask: send } = await askedBackend({
    seed: { users: [READER, NOBODY], streams: [{ id: MAIL, title: 'Mail' }] },
    ...options,
  });
  const ask = (
    method: string,
    path: string,
    body?: unknown,
    as = 'admin:secret',
    headers: Record<string, string> = {},
  ) => send(method, path, { body, as, headers });
  return { backend, ask };
}

const asReader = 'rea:pw';
const query = (more: object = {}) => ({
  id: 'q',
  timerange: { type: 'relative', range: 300 },
  query: '',
  search_types: [{ id: 'rows', type: 'messages' }],
  ...more,
});
const search = (more: object = {}) => ({ queries: [query(more)] });

describe('a search document', () => {
  it('is completed, stored and given back', async () => {
    const { ask } = await started();
    const answer = await ask('POST', '/views/search', search());
    const stored = await read<StoredSearch>(answer.clone());
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`http://node.test/${stored.id}`);
    expect(stored).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      parameters: [],
      queries: [
        {
          id: 'q',
          timerange: { type: 'relative', range: 300 },
          filter: null,
          filters: [],
          query: { type: 'elasticsearch', query_string: '' },
          search_types: [
            {
              id: 'rows',
              type: 'messages',
              name: null,
              filter: null,
              filters: [],
              timerange: null,
              query: null,
              streams: [],
              limit: 150,
              offset: 0,
              sort: null,
              fields: [],
              decorators: [],
            },
          ],
        },
      ],
    });
    expect(await read(ask('GET', `/views/search/${stored.id}`))).toEqual(stored);
    expect(await read(ask('GET', '/views/search'))).toEqual([stored]);
  });

  it('is its owner’s: others neither read nor replace it', async () => {
    const { ask } = await started();
    const id = '5f00000000000000000000d1';
    await ask('POST', '/views/search', { id, queries: [] });
    const refused = await ask('GET', `/views/search/${id}`, undefined, asReader);
    expect([refused.status, await read(refused)]).toEqual([
      403,
      { type: 'ApiError', message: `User rea does not have permission to load search ${id}` },
    ]);
    expect((await ask('POST', '/views/search', { id, queries: [] }, asReader)).status).toBe(403);
    expect((await ask('POST', '/views/search', { id, queries: [] })).status).toBe(201);
    expect(await read(ask('GET', '/views/search', undefined, asReader))).toEqual([]);
  });

  it.each([
    [
      'a range of ages',
      { timerange: { type: 'relative', range: 1e15 } },
      /Range must not be greater than 2147483647/,
    ],
    [
      'a keyword of ages',
      { timerange: { type: 'keyword', keyword: '999999 years ago' } },
      /Could not parse from natural date/,
    ],
  ])('with %s is refused', async (_, more, reason) => {
    const { ask } = await started();
    const answer = await ask('POST', '/views/search/sync', search(more));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(reason);
  });

  it('whose filters have no end is refused', async () => {
    const { backend } = await started();
    const body = JSON.stringify(search({ filter: 'FILTER' })).replace(
      '"FILTER"',
      `${'{"type":"and","filters":['.repeat(20_000)}${']}'.repeat(20_000)}`,
    );
    const headers = {
      'x-requested-by': 'test',
      authorization: `Basic ${btoa('admin:secret')}`,
      'content-type': 'application/json',
    };
    const answer = await backend.handle(
      new Request('http://node.test/api/views/search/sync', { method: 'POST', headers, body }),
    );
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('nested too deeply'),
    ]);
  });

  it('may name its parts as it likes', async () => {
    const { ask } = await started();
    const job = await read<SearchJob>(
      ask(
        'POST',
        '/views/search/sync',
        search({ id: '__proto__', search_types: [{ id: '__proto__', type: 'messages' }] }),
      ),
    );
    const types = Object.entries(job.results).flatMap(([id, { search_types }]) => [
      id,
      ...Object.keys(search_types),
    ]);
    expect(types).toEqual(['__proto__', '__proto__']);
  });

  it('of version 2 names its streams', async () => {
    const { ask } = await started();
    const v2 = { 'content-type': 'application/vnd.graylog.search.v2+json' };
    const stored = await read<{ id: string }>(
      ask('POST', '/views/search', search({ streams: [MAIL], search_types: [] }), undefined, v2),
    );
    expect(stored).toMatchObject({ queries: [{ streams: [MAIL] }] });
    expect(await read(ask('GET', `/views/search/${stored.id}`))).toMatchObject({
      queries: [{ filter: { type: 'or', filters: [{ type: 'stream', id: MAIL }] } }],
    });
  });

  it.each([
    [
      { queries: [], nope: 1 },
      'Unable to map property nope.\nKnown properties include: id, queries, parameters',
    ],
    [
      search({ timerange: { type: 'relative', range: -5 } }),
      'Cannot read property queries[0].timerange.range: Range must not be negative',
    ],
    [
      search({ timerange: { type: 'relative', from: 10, to: 20 } }),
      'Cannot read property queries[0].timerange: `from` must be greater than `to`!',
    ],
    [
      search({ timerange: { type: 'relative', range: 5, from: 10 } }),
      'Cannot read property queries[0].timerange: Either `range` OR `from`/`to` must be specified, not both!',
    ],
    [
      search({ timerange: { type: 'absolute', from: 'yesterday', to: 'today' } }),
      'Cannot read property queries[0].timerange.from: Invalid format: "yesterday", a time such as 2026-11-21T14:02:10.000Z is needed',
    ],
    [
      search({ timerange: { type: 'keyword', keyword: 'gnampf' } }),
      'Cannot read property queries[0].timerange.keyword: Could not parse from natural date: gnampf',
    ],
    [
      search({ timerange: { type: 'keyword', keyword: 'today', timezone: 'Mars/Base' } }),
      'Cannot read property queries[0].timerange.timezone: Invalid timeZone: Mars/Base',
    ],
    [
      search({ timerange: { type: 'moon' } }),
      "Cannot read property queries[0].timerange.type: Could not resolve type id 'moon' as a time range: known type ids = [absolute, keyword, relative]",
    ],
    [
      { queries: 'x' },
      'Cannot read property queries: Invalid input: expected array, received string',
    ],
    [
      { id: 'short', queries: [] },
      'Cannot read property id: invalid hexadecimal representation of an ObjectId: [short]',
    ],
    [
      search({ search_types: [{ type: 'messages', limit: -1 }] }),
      'Cannot read property queries[0].search_types[0].limit: must not be negative',
    ],
    [
      search({ search_types: [{ type: 'messages', colour: 1 }] }),
      expect.stringContaining('Unable to map property colour.'),
    ],
    ...['..', 'a b', 'a ', '1a', ''].map((name): [object, string] => [
      { ...search(), parameters: [{ type: 'value-parameter-v1', name, data_type: 'any' }] },
      'Cannot read property parameters[0].name: must be a letter or underscore, then letters, digits and underscores',
    ]),
  ])('that is wrong is refused with its reason: %j', async (document, message) => {
    const { ask } = await started();
    const answer = await ask('POST', '/views/search', document);
    expect([answer.status, await read(answer)]).toEqual([400, { type: 'ApiError', message }]);
  });

  it('tells which parameters it uses and declares', async () => {
    const { ask } = await started();
    const parameter = { type: 'value-parameter-v1', name: 'host', data_type: 'any' };
    const document = {
      queries: [query({ query: 'source:$host$ AND level:$lvl$' })],
      parameters: [parameter],
    };
    const expected = {
      query_metadata: { q: { used_parameters_names: ['host', 'lvl'] } },
      declared_parameters: { host: expect.objectContaining({ name: 'host', optional: false }) },
    };
    expect(await read(ask('POST', '/views/search/metadata', document))).toEqual(expected);
    const { id } = await read<StoredSearch>(ask('POST', '/views/search', document));
    expect(await read(ask('GET', `/views/search/metadata/${id}`))).toEqual(expected);
    expect((await ask('POST', `/views/search/${id}/execute`, {})).status).toBe(409);
    expect((await ask('GET', '/views/search/metadata/5f5f5f5f5f5f5f5f5f5f5f5f')).status).toBe(404);
  });
});

describe('an execution', () => {
  it('answers a job that its user can ask for again', async () => {
    const { ask } = await started();
    const { id } = await read<StoredSearch>(ask('POST', '/views/search', search()));
    const answer = await ask('POST', `/views/search/${id}/execute`);
    const job = await read<SearchJob>(answer.clone());
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`http://node.test/views/search/status/${job.id}`);
    expect(job).toMatchObject({
      search_id: id,
      owner: 'admin',
      execution: { done: true, cancelled: false, completed_exceptionally: false },
      results: {
        q: {
          state: 'COMPLETED',
          errors: [],
          search_types: { rows: { type: 'messages', messages: [], total_results: 0 } },
        },
      },
    });
    expect(await read(ask('GET', `/views/search/status/${job.id}`))).toEqual(job);
    expect((await ask('GET', `/views/search/status/${job.id}`, undefined, asReader)).status).toBe(
      404,
    );
  });

  it('is forgotten after five minutes', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const { ask } = await started({ now: () => now });
    const job = await read<SearchJob>(ask('POST', '/views/search/sync', search()));
    now += 299_000;
    expect((await ask('GET', `/views/search/status/${job.id}`)).status).toBe(200);
    now += 2_000;
    expect((await ask('GET', `/views/search/status/${job.id}`)).status).toBe(404);
  });

  it('of an unknown search is 404', async () => {
    const { ask } = await started();
    const answer = await ask('POST', '/views/search/5f5f5f5f5f5f5f5f5f5f5f5f/execute', {});
    expect([answer.status, await read(answer)]).toEqual([
      404,
      { type: 'ApiError', message: 'No search found with id <5f5f5f5f5f5f5f5f5f5f5f5f>.' },
    ]);
  });

  it('runs what is kept, over the range and query of the override, and writes back what it ran', async () => {
    const { ask } = await started({ now: () => Date.parse('2026-11-21T12:00:00Z') });
    const document = {
      queries: [
        query({
          search_types: [
            { id: 'rows', type: 'messages' },
            { id: 'chart', type: 'pivot', series: [{ type: 'count' }] },
          ],
        }),
        query({ id: 'other' }),
      ],
    };
    const { id } = await read<StoredSearch>(ask('POST', '/views/search', document));
    const global_override = {
      keep_queries: ['q'],
      keep_search_types: ['rows'],
      timerange: { type: 'relative', range: 3600 },
      query: { type: 'elasticsearch', query_string: '*' },
      search_types: { rows: { limit: 1, offset: 2 } },
    };
    const { results } = await read<SearchJob>(
      ask('POST', `/views/search/${id}/execute`, { global_override, whatever: 1 }),
    );
    expect(Object.keys(results)).toEqual(['q']);
    expect(Object.keys(results['q']?.search_types ?? {})).toEqual(['rows']);
    expect(results['q']).toMatchObject({
      query: {
        timerange: { type: 'relative', range: 3600 },
        query: { query_string: '*' },
        search_types: [{ id: 'rows', limit: 1, offset: 2 }],
      },
      execution_stats: {
        effective_timerange: {
          type: 'absolute',
          from: '2026-11-21T11:00:00.000Z',
          to: '2026-11-21T12:00:00.000Z',
        },
      },
    });
  });

  it('moves the window of a trend back by the length of its source or by seconds', async () => {
    const { ask } = await started({ now: () => Date.parse('2026-11-21T12:00:00Z') });
    const pivot = (id: string, timerange?: object) => ({
      id,
      type: 'pivot',
      series: [{ type: 'count' }],
      ...(timerange && { timerange }),
    });
    const types = [
      pivot('chart', { type: 'relative', range: 600 }),
      pivot('trend', { type: 'offset', source: 'search_type', id: 'chart' }),
      pivot('late', { type: 'offset', source: 'query', offset: '60' }),
      pivot('lost', { type: 'offset', source: 'search_type', id: 'nope' }),
    ];
    const { results } = await read<SearchJob>(
      ask('POST', '/views/search/sync', search({ search_types: types })),
    );
    const from = (id: string) => results['q']?.search_types[id]?.effective_timerange?.from;
    expect([from('chart'), from('trend'), from('late')]).toEqual([
      '2026-11-21T11:50:00.000Z',
      '2026-11-21T11:40:00.000Z',
      '2026-11-21T11:54:00.000Z',
    ]);
    expect(results['q']?.errors).toEqual([
      expect.objectContaining({ type: 'search_type', search_type_id: 'lost' }),
    ]);
  });

  it('says for each search type what is wrong with it, and runs the others', async () => {
    const { ask } = await started();
    const types = [
      { id: 'rows', type: 'messages' },
      { id: 'far', type: 'messages', offset: 9999, limit: 10 },
      { id: 'bad', type: 'messages', query: { type: 'elasticsearch', query_string: 'source:(' } },
      { id: 'sorted', type: 'messages', sort: [{ field: 'nosuch', order: 'ASC' }] },
      { id: 'new', type: 'nope', anything: 1 },
    ];
    const job = await read<SearchJob>(
      ask('POST', '/views/search/sync', search({ search_types: types })),
    );
    expect(job.execution).toEqual({ done: true, cancelled: false, completed_exceptionally: true });
    const { errors = [], results } = job;
    const by = new Map(errors.map((error) => [error.search_type_id, error]));
    expect(Object.keys(results['q']?.search_types ?? {})).toEqual(['rows']);
    expect(by.get('far')).toMatchObject({
      type: 'result_window_limit',
      result_window_limit: 10_000,
      query_id: 'q',
    });
    expect(by.get('bad')).toMatchObject({
      type: 'search_type',
      description: expect.stringContaining('Cannot parse query'),
    });
    expect(by.get('sorted')?.description).toBe('Cannot sort by nosuch: no message has this field.');
    expect(by.get('new')?.description).toBe(
      "Unknown search type 'nope' for elasticsearch backend, cannot generate query",
    );
    expect(results['q']?.errors.map(({ search_type_id }) => search_type_id).sort()).toEqual([
      'bad',
      'far',
      'sorted',
    ]);
    expect(results['q']?.state).toBe('COMPLETED');
  });

  it('fails as a whole where no search type can be run', async () => {
    const { ask } = await started();
    const { results } = await read<SearchJob>(
      ask('POST', '/views/search/sync', search({ search_types: [{ id: 'new', type: 'nope' }] })),
    );
    expect(results['q']).toMatchObject({
      state: 'FAILED',
      search_types: {},
      errors: [{ type: 'query', query_id: 'q' }],
    });
  });

  it('reaches no further back than the cluster allows', async () => {
    const { ask } = await started();
    const path = '/system/cluster_config/org.graylog2.indexer.searches.SearchesClusterConfig';
    const config = await read<object>(ask('GET', path));
    await ask('PUT', path, { ...config, query_time_range_limit: 'PT1H' });
    const job = await read<SearchJob>(
      ask('POST', '/views/search/sync', search({ timerange: { type: 'relative', range: 7200 } })),
    );
    expect(job).toMatchObject({
      execution: { done: false, completed_exceptionally: true },
      results: {},
      errors: [
        { type: 'query', description: 'Search out of allowed time range limit', query_id: 'q' },
      ],
    });
    expect(
      (
        await read<SearchJob>(
          ask(
            'POST',
            '/views/search/sync',
            search({ timerange: { type: 'relative', range: 3600 } }),
          ),
        )
      ).execution.done,
    ).toBe(true);
  });
});

describe('streams', () => {
  const inStream = (id: string) =>
    search({ filter: { type: 'or', filters: [{ type: 'stream', id }] } });

  it('that may not be read are named in the refusal', async () => {
    const { ask } = await started();
    const message = 'The search is referencing at least one stream you are not permitted to see.';
    const own = search({
      search_types: [{ type: 'messages', streams: ['000000000000000000000001'] }],
    });
    for (const document of [inStream('000000000000000000000001'), own]) {
      const answer = await ask('POST', '/views/search/sync', document, asReader);
      expect([answer.status, await read(answer)]).toEqual([
        403,
        { message, streams: ['000000000000000000000001'], type: 'MissingStreamPermission' },
      ]);
    }
  });

  it('are all readable ones where none is named', async () => {
    const { ask } = await started();
    const { results } = await read<SearchJob>(
      ask('POST', '/views/search/sync', search(), asReader),
    );
    expect(results['q']?.query.filter).toEqual({
      type: 'or',
      filters: [{ type: 'stream', id: MAIL }],
    });
    const refused = await ask('POST', '/views/search/sync', search(), 'nob:pw');
    expect([refused.status, await read(refused)]).toEqual([
      403,
      {
        message: "User doesn't have access to any streams",
        streams: [],
        type: 'MissingStreamPermission',
      },
    ]);
  });

  it('that do not exist are an error of the search type', async () => {
    const { ask } = await started();
    const { errors } = await read<SearchJob>(
      ask('POST', '/views/search/sync', inStream('5f5f5f5f5f5f5f5f5f5f5f5f')),
    );
    expect(errors).toEqual([
      expect.objectContaining({
        type: 'search_type',
        description: expect.stringContaining('5f5f5f5f5f5f5f5f5f5f5f5f'),
      }),
    ]);
  });
});

import { describe, expect, it, test } from 'vitest';
import type { MessagesResult, PivotResult, SearchJob, SearchTypeResult } from '@/contract/search';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MAIL = '6b019df4df73424ee9f4d114';
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;

const shop = [
  {
    message: 'order placed',
    timestamp: minutesAgo(4),
    source: 'web-1',
    fields: { level: 6, order_id: 9007199254740993n, took_ms: 12 },
  },
  {
    message: 'payment refused',
    timestamp: minutesAgo(3),
    source: 'web-2',
    fields: { level: 3, took_ms: 40, tag: 'x' },
  },
  {
    message: 'payment refused',
    timestamp: minutesAgo(2),
    source: 'Web-1',
    fields: { level: 3, took_ms: 20 },
  },
  {
    message: 'mail sent',
    timestamp: minutesAgo(1),
    source: 'mail',
    fields: { level: 6, team: 'mail' },
  },
];
const streams = [
  {
    id: MAIL,
    title: 'Mail',
    remove_matches_from_default_stream: true,
    rules: [
      {
        id: '6b019df4df73424ee9f4d115',
        type: 1,
        field: 'team',
        value: 'mail',
        inverted: false,
        stream_id: MAIL,
        description: null,
      },
    ],
  },
];
const users = [{ username: 'rea', password: 'pw', permissions: [`streams:read:${MAIL}`] }];
const started = () => askedBackend({ now: () => NOW, seed: { messages: shop, streams, users } });

const rows = (more: object = {}) => ({ id: 'rows', type: 'messages', ...more });
const counts = (more: object = {}) => ({
  id: 'chart',
  type: 'pivot',
  rollup: true,
  series: [{ type: 'count' }],
  ...more,
});
const query = (text: string, types: object[], more: object = {}) => ({
  queries: [
    {
      id: 'q',
      timerange: { type: 'relative', range: 300 },
      query: text,
      search_types: types,
      ...more,
    },
  ],
});

async function results(
  ask: Ask,
  search: object,
  as = 'admin:secret',
): Promise<Record<string, SearchTypeResult>> {
  const job = await read<SearchJob>(ask('POST', '/views/search/sync', { body: search, as }));
  expect(job.errors).toBeUndefined();
  return job.results['q']?.search_types ?? {};
}
const texts = (result: SearchTypeResult | undefined) =>
  (result as MessagesResult).messages.map(({ message }) => message['message']);
const cells = (result: SearchTypeResult | undefined) =>
  (result as PivotResult).rows.map(({ key, values }) =>
    [key.join('/'), ...values.map(({ key: column, value }) => `${column.join('/')}=${value}`)].join(
      ' ',
    ),
  );

test('figures beyond 32 bits are those of the messages', async () => {
  const messages = [1e308, 5e-324, 1.5].map((v, at) => ({
    message: 'm',
    timestamp: minutesAgo(at + 1),
    source: 's',
    fields: { v },
  }));
  const { ask } = await askedBackend({ now: () => NOW, seed: { messages } });
  const series = ['max', 'min'].map((type) => ({ type, id: type, field: 'v' }));
  const { chart } = await results(ask, query('v:>1', [counts({ series })]));
  expect(chart).toMatchObject({
    total: 2,
    rows: [
      {
        values: [
          { key: ['max'], value: 1e308 },
          { key: ['min'], value: 1.5 },
        ],
      },
    ],
  });
});

describe('messages', () => {
  it('come newest first, as they were stored', async () => {
    const { ask } = await started();
    const { rows: found } = await results(ask, query('', [rows()]));
    expect(found).toMatchObject({
      type: 'messages',
      total_results: 4,
      effective_timerange: {
        type: 'absolute',
        from: '2026-11-21T11:55:00.000Z',
        to: '2026-11-21T12:00:00.000Z',
      },
    });
    expect(texts(found)).toEqual([
      'mail sent',
      'payment refused',
      'payment refused',
      'order placed',
    ]);
    expect((found as MessagesResult).messages[0]).toMatchObject({
      index: 'graylog_0',
      highlight_ranges: {},
      decoration_stats: null,
      message: {
        _id: expect.any(String),
        timestamp: '2026-11-21T11:59:00.000Z',
        source: 'mail',
        streams: [MAIL],
      },
    });
  });

  it('keep their integers beyond 2^53', async () => {
    const { ask } = await started();
    const answer = await ask('POST', '/views/search/sync', {
      body: query('order', [rows(), rows({ id: 'some', fields: ['order_id'] })]),
    });
    expect((await answer.text()).match(/"order_id":9007199254740993\b/g)).toHaveLength(2);
  });

  it('are sorted by any field, those without it last, and paged', async () => {
    const { ask } = await started();
    const types = [
      rows({ sort: [{ field: 'took_ms', order: 'asc' }], fields: ['took_ms'] }),
      rows({ id: 'second', limit: 2, offset: 1 }),
    ];
    const found = await results(ask, query('', types));
    expect(
      (found['rows'] as MessagesResult).messages.map(({ message }) => message['took_ms']),
    ).toEqual([12, 20, 40, undefined]);
    expect(
      Object.keys((found['rows'] as MessagesResult).messages[0]?.message ?? {}).sort(),
    ).toEqual(['_id', 'took_ms']);
    expect(texts(found['second'])).toEqual(['payment refused', 'payment refused']);
    expect(found['second']).toMatchObject({ total_results: 4 });
  });

  it('are those of query, search type and filters together', async () => {
    const { ask } = await started();
    const filter = {
      type: 'or',
      filters: [
        { type: 'query_string', query: 'source:web-2' },
        { type: 'query_string', query: 'source:mail' },
      ],
    };
    const type = rows({
      query: { type: 'elasticsearch', query_string: 'level:3 OR level:6' },
      filter,
    });
    const found = await results(
      ask,
      query('NOT tag:y', [type, rows({ id: 'late', timerange: { type: 'relative', from: 90 } })]),
    );
    expect(texts(found['rows'])).toEqual(['mail sent', 'payment refused']);
    expect(texts(found['late'])).toEqual(['mail sent']);
  });

  it('are found where a part of the query asks for what no message has', async () => {
    const { ask } = await started();
    const found = await results(
      ask,
      query('(nosuch:x AND level:3) OR order', [
        rows(),
        rows({ id: 'none', query: 'nosuch:x AND level:3' }),
      ]),
    );
    expect([texts(found['rows']), texts(found['none'])]).toEqual([['order placed'], []]);
  });

  it('are only those of streams that may be read, or that are named', async () => {
    const { ask } = await started();
    expect(texts((await results(ask, query('', [rows()]), 'rea:pw'))['rows'])).toEqual([
      'mail sent',
    ]);
    const found = await results(
      ask,
      query('', [rows(), rows({ id: 'mail', streams: [MAIL] })], {
        filter: { type: 'or', filters: [{ type: 'stream', id: '000000000000000000000001' }] },
      }),
    );
    expect([texts(found['rows']).length, texts(found['mail'])]).toEqual([3, ['mail sent']]);
  });
});

describe('one execution', () => {
  it('is one state of the data, however much arrives meanwhile', async () => {
    const { backend, ask } = await started();
    const arriving = {
      source: 'late',
      message: 'late',
      fields: {},
      inputId: 'i',
      timestamp: minutesAgo(1),
      receivedAt: NOW,
    };
    const types = [
      rows({ limit: 500 }),
      counts({ row_groups: [{ type: 'time', fields: ['timestamp'], interval: { type: 'auto' } }] }),
      rows({ id: 'other', limit: 500, sort: [{ field: 'source', order: 'ASC' }] }),
    ];
    const writing = backend.writer.writeDurably(Array.from({ length: 400 }, () => arriving));
    for (let round = 0; round < 5; round += 1) {
      const found = await results(ask, query('', types));
      const [total] = (found['chart'] as PivotResult).rows.slice(-1);
      expect(total?.values[0]?.value).toBe(texts(found['rows']).length);
      expect(found['other']).toMatchObject({ total_results: texts(found['rows']).length });
    }
    await writing;
  });

  it('is stopped at its time-out', async () => {
    const { ask } = await started();
    const many = Array.from({ length: 60 }, (_, index) => counts({ id: `p${index}` }));
    const answer = await ask('POST', '/views/search/sync?timeout=1', {
      body: query('/.*(o|p).*/', many),
    });
    expect([answer.status, await read(answer)]).toEqual([
      500,
      {
        type: 'ApiError',
        message:
          'The search took longer than 0.001 s and was stopped. Use a shorter time range or a narrower query.',
        code: 'node.search.tookTooLong',
        values: { seconds: 0.001 },
      },
    ]);
    expect(texts((await results(ask, query('', [rows()])))['rows'])).toHaveLength(4);
  });

  it('ends when the client goes away', async () => {
    const { ask } = await started();
    const client = new AbortController();
    const answer = ask('POST', '/views/search/sync', {
      body: query('', [rows()]),
      signal: client.signal,
    });
    client.abort();
    expect((await answer).status).toBe(499);
  });
});

describe('pivots', () => {
  it('count a message in each of its streams', async () => {
    const { ask } = await started();
    const { chart } = await results(
      ask,
      query('', [counts({ row_groups: [{ type: 'values', fields: ['streams'] }] })]),
    );
    expect(cells(chart)).toEqual([
      '000000000000000000000001 count()=3',
      `${MAIL} count()=1`,
      ' count()=4',
    ]);
  });

  it('show sources in lower case, and the latest as it was sent', async () => {
    const { ask } = await started();
    const { chart } = await results(
      ask,
      query('level:3 OR order', [
        counts({
          row_groups: [{ type: 'values', fields: ['source'] }],
          series: [
            { type: 'latest', field: 'source' },
            { type: 'latest', field: 'timestamp' },
            { type: 'latest', field: 'message' },
          ],
        }),
      ]),
    );
    expect(cells(chart).slice(0, 2)).toEqual([
      'web-1 latest(source)=Web-1 latest(timestamp)=2026-11-21T11:58:00.000Z latest(message)=payment refused',
      'web-2 latest(source)=web-2 latest(timestamp)=2026-11-21T11:57:00.000Z latest(message)=payment refused',
    ]);
  });

  it('interpolate percentiles of many values between the nearest, together for one field', async () => {
    const messages = Array.from({ length: 5001 }, (_, n) => ({
      message: 'm',
      source: 's',
      timestamp: minutesAgo(1),
      fields: { took: n * 2 },
    }));
    const { ask } = await askedBackend({ now: () => NOW, seed: { messages } });
    const series = [5, 50, 99].map((percentile) => ({
      type: 'percentile',
      field: 'took',
      percentile,
    }));
    const { chart, sorted } = await results(
      ask,
      query('', [
        counts({ series, row_groups: [{ type: 'values', fields: ['source'] }] }),
        counts({
          id: 'sorted',
          series,
          row_groups: [{ type: 'values', fields: ['source'] }],
          sort: [{ type: 'series', field: 'percentile(took,50.0)', direction: 'Descending' }],
        }),
      ]),
    );
    const line = 'percentile(took,5.0)=500 percentile(took,50.0)=5000 percentile(took,99.0)=9900';
    expect([cells(chart), cells(sorted)]).toEqual([
      [`s ${line}`, ` ${line}`],
      [`s ${line}`, ` ${line}`],
    ]);
  });

  it('write decimals as keys as Java does, and find the first of very many values', async () => {
    const messages = Array.from({ length: 3000 }, (_, n) => ({
      message: 'm',
      source: 's',
      timestamp: minutesAgo(1),
      fields: { n, size: n % 2 === 0 ? 0.5 : 12_345_678.5 },
    }));
    const { ask } = await askedBackend({ now: () => NOW, seed: { messages } });
    const sort = [{ type: 'series', field: 'max(n)', direction: 'Descending' }];
    const { chart, sizes } = await results(
      ask,
      query('', [
        counts({
          row_groups: [{ type: 'values', fields: ['n'], limit: 2 }],
          series: [{ type: 'max', field: 'n' }],
          sort,
        }),
        counts({ id: 'sizes', row_groups: [{ type: 'values', fields: ['size'] }] }),
      ]),
    );
    expect(cells(chart)).toEqual(['2999 max(n)=2999', '2998 max(n)=2998', ' max(n)=2999']);
    // The field holds 32 bits, as on the real server.
    expect(cells(sizes)).toEqual(['0.5 count()=1500', '1.2345678E7 count()=1500', ' count()=3000']);
  });

  it('over all time reach from the first message to the last', async () => {
    const { ask } = await started();
    const { chart } = await results(
      ask,
      query('', [
        counts({
          timerange: { type: 'relative', range: 0 },
          row_groups: [{ type: 'time', fields: ['timestamp'], interval: { type: 'auto' } }],
        }),
      ]),
    );
    expect(chart?.effective_timerange).toEqual({
      type: 'absolute',
      from: '2026-11-21T11:56:00.000Z',
      to: '2026-11-21T11:59:00.000Z',
    });
    expect((chart as PivotResult).rows.length).toBeGreaterThan(5);
  });

  it.each([
    [
      { series: [{ type: 'avg', field: 'source' }] },
      'Cannot compute avg(source): source is not a numeric field.',
    ],
    [{ series: [{ type: 'nope', field: 'source' }] }, 'No series handler registered for: nope.'],
    [{ series: [{ type: 'avg' }] }, 'The function avg() requires a field.'],
    [
      { series: [{ type: 'percentile', field: 'level', percentile: 101 }] },
      'A percentile must be between 0 and 100, not 101.',
    ],
    [
      { row_groups: [{ type: 'values', fields: ['message'] }] },
      expect.stringContaining('Cannot group by message'),
    ],
    [
      { row_groups: [{ type: 'time', fields: ['source'], interval: '1h' }] },
      'Cannot group by time: source is not a date.',
    ],
    [
      {
        row_groups: [{ type: 'time', fields: ['timestamp'], interval: '1s' }],
        timerange: { type: 'absolute', from: '2026-11-01T00:00:00Z', to: '2026-11-22T00:00:00Z' },
      },
      undefined,
    ],
  ])('say what cannot be computed: %j', async (more, description) => {
    const { ask } = await started();
    const job = await read<SearchJob>(
      ask('POST', '/views/search/sync', { body: query('', [counts(more)]) }),
    );
    expect(job.errors?.[0]?.description).toEqual(description);
  });

  it('refuse to cut time into more buckets than anyone can look at', async () => {
    const { backend, ask } = await started();
    await backend.writer.writeDurably([
      {
        source: 'old',
        message: 'old',
        fields: {},
        inputId: 'i',
        timestamp: minutesAgo(60 * 24 * 3),
        receivedAt: NOW,
      },
    ]);
    const group = { type: 'time', fields: ['timestamp'], interval: '1s' };
    const job = await read<SearchJob>(
      ask('POST', '/views/search/sync', {
        body: query('', [
          counts({ row_groups: [group], timerange: { type: 'relative', range: 0 } }),
        ]),
      }),
    );
    expect(job.errors?.[0]?.description).toContain('more than 65535 buckets');
  });
});

describe('a single message', () => {
  it('is given whole to those who may read one of its streams', async () => {
    const { ask } = await started();
    const { rows: found } = await results(ask, query('order', [rows()]));
    const { index, message } = (found as MessagesResult).messages[0] ?? { index: '', message: {} };
    const path = `/messages/${index}/${String(message['_id'])}`;
    const answer = await ask('GET', path);
    expect(await answer.clone().text()).toContain('"order_id":9007199254740993');
    expect(await read(answer)).toMatchObject({
      index,
      message: {
        id: message['_id'],
        timestamp: '2026-11-21T11:56:00.000Z',
        source: 'web-1',
        message: 'order placed',
        fields: { level: 6, _id: message['_id'] },
        stream_ids: ['000000000000000000000001'],
      },
    });
    expect((await ask('GET', path, { as: 'rea:pw' })).status).toBe(403);
    expect((await ask('GET', `/messages/${index}/nope`)).status).toBe(404);
  });
});

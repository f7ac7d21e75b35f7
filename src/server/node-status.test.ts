import { afterEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend, type BackendOptions } from './backend';

let backend: Backend | undefined;
afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

const options: BackendOptions = {
  adminPassword: 'secret',
  passwordCost: 1024,
  // Log lines go nowhere.
  log: () => undefined,
  seed: { users: [{ username: 'ann', password: 'secret', roles: ['Reader'] }] },
};

async function ask(
  method: string,
  path: string,
  { user = 'admin', body }: { user?: string; body?: unknown } = {},
) {
  backend ??= await createBackend(options);
  const response = await backend.handle(
    new Request(`http://node.test/api${path}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${user}:secret`)}`,
        'x-requested-by': 'test',
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    body: (response.headers.get('content-type') === 'application/json'
      ? JSON.parse(text)
      : text) as unknown,
  };
}

describe('a node tells about itself', () => {
  it('in metrics, by node id too', async () => {
    const names = [
      'org.graylog2.throughput.input',
      'org.graylog2.buffers.output.usage',
      'jvm.memory.heap.used',
      'nope',
    ];
    const { body } = await ask('POST', '/cluster/metrics/multiple', { body: { metrics: names } });
    const [summary] = Object.values(
      body as Record<string, { total: number; metrics: { full_name: string }[] }>,
    );
    expect(summary).toMatchObject({ total: 3 });
    expect(summary?.metrics.map(({ full_name }) => full_name)).toEqual(names.slice(0, 3));
  });

  it('in what each stream took', async () => {
    const name = 'org.graylog2.plugin.streams.Stream.000000000000000000000001.incomingMessages';
    const told = async () =>
      (
        await ask('POST', '/system/metrics/multiple', {
          body: { metrics: [name, `${name}.1-sec-rate`] },
        })
      ).body;
    expect(await told()).toMatchObject({
      metrics: [{ metric: { rate: { total: 0 } } }, { metric: { value: 0 } }],
    });
    const message = {
      timestamp: 1,
      source: 's',
      message: 'm',
      fields: {},
      inputId: '5'.repeat(24),
      receivedAt: 1,
    };
    await backend?.writer.writeDurably([message, message]);
    await backend?.writer.writeDurably([message]);
    expect(await told()).toMatchObject({ metrics: [{ metric: { rate: { total: 3 } } }, {}] });
  });

  it('when the last message came in and was stored', async () => {
    expect(await ask('GET', '/system/processing/status')).toMatchObject({
      body: {
        receive_times: {
          ingest: '1970-01-01T00:00:00.000Z',
          post_indexing: '1970-01-01T00:00:00.000Z',
        },
      },
    });
    await backend?.writer.writeDurably([
      {
        timestamp: 1,
        source: 's',
        message: 'm',
        fields: {},
        inputId: '5'.repeat(24),
        receivedAt: 1,
      },
    ]);
    const { body } = await ask('GET', '/system/processing/status');
    const { ingest, post_indexing } = (
      body as { receive_times: { ingest: string; post_indexing: string } }
    ).receive_times;
    expect(Date.parse(ingest)).toBeGreaterThan(0);
    expect(Date.parse(post_indexing)).toBeGreaterThanOrEqual(Date.parse(ingest));
  });

  it('with what happened, newest first, and only to those who may know', async () => {
    const { body } = await ask('GET', '/system/messages');
    expect(body).toMatchObject({
      total: 1,
      messages: [{ caller: 'node', content: 'The node has started.' }],
    });
    expect(await ask('GET', '/system/loggers/messages/recent?limit=5')).toMatchObject({
      status: 200,
      body: expect.stringMatching(/^\S+Z INFO {2}\[node\] The node has started\.\n$/) as string,
    });
    expect(await ask('GET', '/system/messages', { user: 'ann' })).toMatchObject({ status: 403 });
  });

  it('to load balancers, what was set by hand until it ends', async () => {
    expect(await ask('PUT', '/system/lbstatus/override/throttled')).toMatchObject({ status: 204 });
    expect(await ask('GET', '/system/lbstatus')).toEqual({ status: 429, body: 'THROTTLED' });
    expect(await ask('GET', '/system')).toMatchObject({
      body: { lifecycle: 'override lb:throttled', lb_status: 'throttled' },
    });
    expect(await ask('PUT', '/system/lbstatus/override/asleep')).toMatchObject({ status: 400 });
    backend?.startDraining();
    expect(await ask('GET', '/system/lbstatus')).toEqual({ status: 503, body: 'DEAD' });
    expect(await ask('GET', '/system')).toMatchObject({ body: { lifecycle: 'halting' } });
  });

  it('to load balancers, that it starts until its inputs are open', async () => {
    backend = await createBackend({ ...options, awaitsReception: true });
    expect(await ask('GET', '/system/lbstatus')).toEqual({ status: 503, body: 'DEAD' });
    expect(await ask('GET', '/system')).toMatchObject({ body: { lifecycle: 'starting' } });
    await backend.startReception({ inputs: false, sample: false });
    expect(await ask('GET', '/system/lbstatus')).toEqual({ status: 200, body: 'ALIVE' });
    expect(await ask('GET', '/system')).toMatchObject({ body: { lifecycle: 'running' } });
  });

  it('and knows no other node', async () => {
    expect(await ask('GET', '/cluster/nope/jvm')).toMatchObject({
      status: 404,
      body: { message: 'Unable to find node nope' },
    });
  });
});

describe('what users set for themselves', () => {
  it('is theirs alone', async () => {
    expect(await ask('GET', '/entitylists/preferences/streams')).toMatchObject({ status: 204 });
    expect(
      await ask('POST', '/entitylists/preferences/streams', { body: { per_page: 100 } }),
    ).toMatchObject({ status: 200, body: '' });
    expect(await ask('GET', '/entitylists/preferences/streams')).toMatchObject({
      status: 200,
      body: { per_page: 100, displayed_attributes: null, sort: null },
    });
    expect(await ask('GET', '/entitylists/preferences/streams', { user: 'ann' })).toMatchObject({
      status: 204,
    });
  });

  it('is refused when it is something else', async () => {
    expect(
      await ask('POST', '/entitylists/preferences/streams', {
        body: { sort: { field: 'title', order: 'up' } },
      }),
    ).toMatchObject({ status: 400 });
    expect(
      await ask('PUT', '/telemetry/user/settings', { body: { telemetry_enabled: 'yes' } }),
    ).toMatchObject({ status: 400 });
  });
});

describe('a text is cut into words', () => {
  it.each([
    ['', ['hello', 'big', 'world', 'wide']],
    ['&analyzer=keyword', ['Hello big World-wide']],
    ['&analyzer=analyzer_keyword', ['hello big world-wide']],
  ])('by the analyser%s', async (analyzer, tokens) => {
    expect(
      await ask('GET', `/messages/graylog_0/analyze?string=Hello%20big%20World-wide${analyzer}`),
    ).toEqual({ status: 200, body: { tokens } });
  });
});

describe('favorites', () => {
  const DEFAULT = 'grn::::stream:000000000000000000000001';

  it('are each user’s own, once, and show what may be seen', async () => {
    expect(await ask('PUT', `/favorites/${DEFAULT}`)).toMatchObject({ status: 204 });
    await ask('PUT', `/favorites/${DEFAULT}`);
    await ask('PUT', '/favorites/grn::::dashboard:5f5f5f5f5f5f5f5f5f5f5f5f');
    expect(await ask('GET', '/favorites')).toMatchObject({
      body: { total: 1, favorites: [{ grn: DEFAULT, title: 'Default Stream' }] },
    });
    expect(await ask('GET', '/favorites?type=dashboard')).toMatchObject({ body: { total: 0 } });
    await ask('PUT', `/favorites/${DEFAULT}`, { user: 'ann' });
    expect(await ask('GET', '/favorites', { user: 'ann' })).toMatchObject({ body: { total: 0 } });
    await ask('DELETE', `/favorites/${DEFAULT}`);
    expect(await ask('GET', '/favorites')).toMatchObject({ body: { total: 0 } });
  });

  it('have a name', async () => {
    expect(await ask('PUT', '/favorites/nonsense')).toMatchObject({ status: 400 });
  });
});

describe('suggestions', () => {
  it('are what has the text in the column and may be read', async () => {
    const path = '/entity_suggestions?collection=streams&column=title&query=EVENTS&per_page=1';
    expect(await ask('GET', path)).toMatchObject({
      body: {
        suggestions: [{ id: '000000000000000000000002', value: 'All events' }],
        pagination: { total: 2, count: 1, page: 1, per_page: 1 },
      },
    });
    expect(await ask('GET', path, { user: 'ann' })).toMatchObject({
      body: { suggestions: [], pagination: { total: 0 } },
    });
    expect(
      await ask('GET', '/entity_suggestions?collection=users&column=username', { user: 'ann' }),
    ).toMatchObject({ body: { suggestions: [] } });
    expect(
      await ask('GET', '/entity_suggestions?collection=index_sets&column=title&query=default'),
    ).toMatchObject({
      body: { suggestions: [{ id: '00000000000000000000d5e7', value: 'Default index set' }] },
    });
    expect(
      await ask('GET', '/entity_suggestions?collection=users&column=passwordHash'),
    ).toMatchObject({ body: { suggestions: [] } });
  });
});

describe('a text is read as an input would', () => {
  const parse = (codec: string, message: string, configuration = {}) =>
    ask('POST', '/messages/parse', {
      body: { message, codec, remote_address: '192.0.2.1', configuration },
    });

  it('by its codec and the settings of a form', async () => {
    expect(
      await parse('syslog', '<34>1 2003-10-11T22:14:15.003Z host app 123 ID1 - something'),
    ).toMatchObject({
      body: {
        index: null,
        message: { source: 'host', fields: { level: 2, application_name: 'app' } },
      },
    });
    expect(
      await parse('jsonpath', '{"a":{"b":12345678901234567}}', { path: '$.a.b', source: 'api' }),
    ).toMatchObject({ status: 200, body: { message: { source: 'api' } } });
    expect(await parse('raw', 'plain')).toMatchObject({
      body: { message: { message: 'plain', source: '192.0.2.1' } },
    });
  });

  it('and refused with the reason', async () => {
    expect(await parse('gelf', 'not json')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Could not decode message') as string },
    });
    expect(await parse('jsonpath', '{}', { path: 'a.b' })).toMatchObject({ status: 400 });
    expect(await parse('toString', 'x')).toMatchObject({ status: 404 });
  });
});

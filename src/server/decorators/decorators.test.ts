import { describe, expect, it } from 'vitest';
import { FORMAT_STRING, LINK_FIELD, SEVERITY_MAPPER, type Decorator } from '@/contract/decorators';
import type { MessagesResult, SearchJob } from '@/contract/search';
import { askedBackend, read } from '@test/backend/asked-backend';

const SHOP = '6b019df4df73424ee9f4d114';
const users = [
  {
    username: 'deb',
    password: 'pw',
    permissions: ['decorators:create', 'decorators:edit', 'decorators:read'],
  },
  { username: 'rea', password: 'pw', permissions: ['decorators:read', 'streams:read'] },
];
const messages = [
  {
    message: 'order placed',
    source: 'web-1',
    fields: { level: 3, order_id: 9007199254740993n, link: 'https://shop.example/a?b=1' },
  },
  { message: 'nothing', source: 'web-2', fields: { level: 9, link: 'javascript:alert(1)' } },
];
const severity = {
  type: SEVERITY_MAPPER,
  config: { source_field: 'level', target_field: 'severity' },
  order: 0,
};

async function started() {
  const { ask } = await askedBackend({
    seed: { users, messages, streams: [{ id: SHOP, title: 'Shop' }] },
  });
  const make = (body: object, as = 'admin:secret') =>
    ask('POST', '/search/decorators', { body, as });
  const decorate = async (decorators: object[], more: object = {}) => {
    const body = {
      queries: [
        {
          id: 'q',
          timerange: { type: 'relative', range: 0 },
          query: '',
          search_types: [
            {
              id: 'rows',
              type: 'messages',
              sort: [{ field: 'source', order: 'ASC' }],
              decorators,
              ...more,
            },
          ],
        },
      ],
    };
    const answer = await ask('POST', '/views/search/sync', { body });
    const text = await answer.clone().text();
    return { text, job: await read<SearchJob>(answer) };
  };
  const rows = async (decorators: object[], more: object = {}) => {
    const { job } = await decorate(decorators, more);
    return (job.results['q']?.search_types['rows'] as MessagesResult).messages;
  };
  return { ask, make, decorate, rows };
}

describe('decorators by themselves', () => {
  it('are made, changed, listed and deleted', async () => {
    const { ask, make } = await started();
    const made = await read<Decorator>(make({ ...severity, stream: SHOP }));
    expect(made).toEqual({
      ...severity,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      stream: SHOP,
    });
    const foreign = await read<Decorator>(make({ type: 'nope', config: {} }));
    expect(foreign).toEqual({ id: foreign.id, type: 'nope', config: {}, stream: null, order: 0 });
    const changed = { ...made, stream: null, order: 4 };
    expect(await read(ask('PUT', `/search/decorators/${made.id}`, { body: changed }))).toEqual(
      changed,
    );
    expect(await read(ask('GET', '/search/decorators'))).toEqual([changed, foreign]);
    expect((await ask('DELETE', `/search/decorators/${made.id}`)).status).toBe(204);
    expect((await ask('DELETE', `/search/decorators/${made.id}`)).status).toBe(404);
    expect((await ask('PUT', `/search/decorators/${made.id}`, { body: changed })).status).toBe(404);
    expect((await make({ type: ' ', config: {} })).status).toBe(400);
  });

  it.each([
    ['${source', 1],
    ['a ${source} b ${', 15],
    ['${a${b}', 1],
  ])('with the format string %s are refused, with the place', async (format_string, at) => {
    const { ask, make } = await started();
    const draft = (text: string) => ({ type: FORMAT_STRING, config: { format_string: text } });
    const message = `The format string [${format_string}] is not valid at character ${at}: \${ is not closed.`;
    const refused = await make(draft(format_string));
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ message }),
    ]);
    const { id } = await read<Decorator>(make(draft('${source} $ {x} }')));
    const changed = ask('PUT', `/search/decorators/${id}`, { body: draft(format_string) });
    expect((await changed).status).toBe(400);
  });

  it('of a stream are the business of those who may edit it', async () => {
    const { ask, make } = await started();
    expect((await make(severity, 'deb:pw')).status).toBe(200);
    expect((await make({ ...severity, stream: SHOP }, 'deb:pw')).status).toBe(403);
    const { id } = await read<Decorator>(make({ ...severity, stream: SHOP }));
    expect((await ask('DELETE', `/search/decorators/${id}`, { as: 'deb:pw' })).status).toBe(403);
    expect(
      (
        await ask('PUT', `/search/decorators/${id}`, {
          as: 'deb:pw',
          body: { ...severity, stream: null },
        })
      ).status,
    ).toBe(403);
    expect((await make(severity, 'rea:pw')).status).toBe(403);
    expect((await ask('GET', '/search/decorators', { as: 'rea:pw' })).status).toBe(200);
  });
});

describe('messages of a search', () => {
  it('come with what decorators make of them, in their order, and with what that changed', async () => {
    const { rows } = await started();
    const format = {
      type: FORMAT_STRING,
      config: {
        format_string: '${severity}: ${message}',
        target_field: 'message',
        require_all_fields: true,
      },
      order: 7,
    };
    const [first, second] = await rows([format, severity]);
    expect(first).toMatchObject({
      message: { message: 'Error (3): order placed', severity: 'Error (3)' },
      decoration_stats: {
        added_fields: { severity: 'Error (3)' },
        changed_fields: { message: { before: 'order placed', after: 'Error (3): order placed' } },
        removed_fields: {},
      },
    });
    expect(second).toMatchObject({
      message: { message: 'nothing' },
      decoration_stats: { added_fields: {}, changed_fields: {}, removed_fields: {} },
    });
    expect((await rows([]))[0]?.decoration_stats).toBeNull();
  });

  it('get a text with blanks where a field is missing, unless all are needed', async () => {
    const { rows } = await started();
    const format = (config: object) => ({
      type: FORMAT_STRING,
      config: {
        format_string: ' ${nosuch} ${ source }/${order_id}',
        target_field: 'path',
        ...config,
      },
    });
    expect((await rows([format({})])).map(({ message }) => message['path'])).toEqual([
      'web-1/9007199254740993',
      'web-2/',
    ]);
    expect(
      (await rows([format({ require_all_fields: true })])).map(({ message }) => message['path']),
    ).toEqual([undefined, undefined]);
    expect(
      (
        await rows([
          format({ target_field: 'gl2_source_input' }),
          format({ target_field: 'a b' }),
          format({ format_string: '${nosuch}' }),
        ])
      ).map((row) => row.decoration_stats?.added_fields),
    ).toEqual([{}, {}]);
  });

  it('have addresses of the web as links, and nothing else', async () => {
    const { rows } = await started();
    const found = await rows([{ type: LINK_FIELD, config: { link_field: 'link' } }]);
    expect(found.map(({ message }) => message['link'])).toEqual([
      { type: 'a', href: 'https://shop.example/a?b=1' },
      'javascript:alert(1)',
    ]);
  });

  it('keep integers beyond 2^53, and only the fields that were asked for', async () => {
    const { decorate, rows } = await started();
    expect((await decorate([severity])).text).toContain('"order_id":9007199254740993,');
    expect(
      Object.keys((await rows([severity], { fields: ['level'] }))[0]?.message ?? {}).toSorted(),
    ).toEqual(['_id', 'level', 'severity']);
  });

  it('fail with a decorator of a type that nobody knows, the rest of the search does not', async () => {
    const { decorate } = await started();
    const { job } = await decorate([{ type: 'nope', config: {} }]);
    expect(job.errors).toMatchObject([
      { type: 'search_type', search_type_id: 'rows', description: 'Unknown type: nope' },
    ]);
  });
});

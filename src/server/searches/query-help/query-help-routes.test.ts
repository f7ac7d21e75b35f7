import type { BackendOptions } from '@/server/backend';
import type { Seed } from '@/server/seed';
import { describe, expect, it } from 'vitest';
import type { FieldType } from '@/contract/fields';
import type { ValidationResponse } from '@/contract/query-validation';
import { askedBackend, read } from '@test/backend/asked-backend';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MAIL = '6b019df4df73424ee9f4d114';
/** Takes what has a queue. */
const mail = {
  id: MAIL,
  title: 'Mail',
  disabled: false,
  rules: [
    {
      id: 'a'.repeat(24),
      stream_id: MAIL,
      type: 5,
      field: 'queue_id',
      value: '',
      inverted: false,
      description: '',
    },
  ],
};

async function started(options: BackendOptions = {}, more: Seed['messages'] = []) {
  const usual = ['web1', 'web2', 'web1', 'mail', 'old'].map((source, n) => ({
    message: 'm',
    source,
    timestamp: source === 'old' ? NOW - 600_000 : NOW - 60_000,
    fields: { level: n, took_ms: 1.5 },
  }));
  const users = [
    { username: 'rea', password: 'pw', permissions: [`streams:read:${MAIL}`] },
    { username: 'nob', password: 'pw' },
  ];
  const { ask } = await askedBackend({
    ...options,
    now: () => NOW,
    seed: { messages: [...usual, ...more], users, streams: [mail] },
  });
  return (path: string, body: object, as = 'admin:secret') => ask('POST', path, { body, as });
}

describe('validation', () => {
  const validated = async (query: unknown) =>
    read<ValidationResponse>((await started())('/search/validate', { query }));

  it('tells where a query cannot be read, and why', async () => {
    expect(await validated('level:3\nAND source:(')).toEqual({
      status: 'ERROR',
      explanations: [
        {
          error_type: 'QUERY_PARSING_ERROR',
          error_title: 'Query parsing error',
          error_message: expect.stringMatching(/^Cannot parse query, cause: .*line 2/),
          code: 'node.query.incomplete',
          values: { line: 2, column: 13, part: '' },
          begin_line: 1,
          begin_column: 0,
          end_line: 2,
          end_column: 11,
        },
      ],
    });
  });

  it('warns of fields that no message has, of operators in lower case and of values that no message can have', async () => {
    const { status, explanations = [] } = await validated({
      type: 'elasticsearch',
      query_string: 'a:1 and level:abc took_ms:[1 TO x]',
    });
    expect(status).toBe('WARNING');
    expect(
      explanations.map(({ error_message, begin_column, end_column, related_property }) => [
        error_message,
        begin_column,
        end_column,
        related_property,
      ]),
    ).toEqual([
      ['Query contains unknown field: a', 0, 1, 'a'],
      [
        'Query contains invalid operator "and". All AND / OR / NOT operators have to be written uppercase',
        4,
        7,
        'and',
      ],
      ['Type of level is long, cannot use value abc', 14, 17, undefined],
      ['Type of took_ms is float, cannot use value x', 18, 34, undefined],
    ]);
  });

  it.each([
    ['level:1 AND message:/a{x}/', 'an integer is expected', [1, 12, 1, 26]],
    ['level:1\nOR message:/[b-a]/', 'is reversed', [2, 3, 2, 18]],
    ['took_ms:{1 TO *}', 'open end', [undefined, undefined, undefined, undefined]],
  ])(
    'refuses %j, which can be read: %s',
    async (query, reason, [begin_line, begin_column, end_line, end_column]) => {
      const { status, explanations } = await validated(query);
      expect(status).toBe('ERROR');
      expect(explanations).toMatchObject([
        {
          error_type: 'QUERY_PARSING_ERROR',
          error_message: expect.stringContaining(reason),
          ...(begin_line !== undefined && { begin_line, begin_column, end_line, end_column }),
        },
      ]);
    },
  );

  it('warns of parameters that a query with parameters does not declare; without any, they are plain words', async () => {
    const ask = await started();
    const declared = {
      query: 'source:$host$ AND level:$n$',
      parameters: [{ type: 'value-parameter-v1', name: 'host' }],
    };
    expect(await read(ask('/search/validate', declared))).toMatchObject({
      status: 'WARNING',
      explanations: [
        { error_type: 'INVALID_VALUE_TYPE' },
        {
          error_type: 'UNDECLARED_PARAMETER',
          begin_line: 1,
          begin_column: 24,
          end_line: 1,
          end_column: 27,
          related_property: 'n',
        },
      ],
    });
    expect(await read(ask('/search/validate', { query: 'source:$host$' }))).toEqual({
      status: 'OK',
    });
  });

  it('refuses words that begin with a wildcard where the node is told to, and so does a search', async () => {
    const ask = await started({ leadingWildcards: false });
    const search = (query: string) =>
      read<{ errors?: { description: string }[] }>(
        ask('/views/search/sync', {
          queries: [
            {
              id: 'q',
              query: { type: 'elasticsearch', query_string: query },
              timerange: { type: 'relative', range: 300 },
              search_types: [{ id: 't', type: 'messages', limit: 1, offset: 0, sort: [] }],
            },
          ],
        }),
      );
    expect(await read(ask('/search/validate', { query: 'level:1 OR *eb' }))).toMatchObject({
      status: 'ERROR',
      explanations: [{ error_type: 'QUERY_PARSING_ERROR', begin_column: 11, end_column: 14 }],
    });
    expect(await search('source:?eb1')).toMatchObject({
      errors: [
        { description: expect.stringContaining("'*' or '?' not allowed as first character") },
      ],
    });
    for (const query of ['*', 'level:*', 'we*']) {
      expect(await read(ask('/search/validate', { query }))).toEqual({ status: 'OK' });
      expect((await search(query)).errors).toBeUndefined();
    }
  });

  it.each([
    ['timestamp:abc', 'abc'],
    ['timestamp:>abc', 'abc'],
    ['timestamp:<=soon', 'soon'],
    ['timestamp:[abc TO 2026-11-21]', 'abc'],
    ['timestamp:["2026-02-30" TO "2026-03-01"]', '2026-02-30'],
    ['timestamp:[now-1x TO now]', 'now-1x'],
    ['timestamp:"2026-13-01 00:00:00.000"', '2026-13-01 00:00:00.000'],
    ['timestamp:>1795039638978', '1795039638978'],
  ])('warns of a date that is none, in ranges too: %s', async (query, value) => {
    expect(await validated(query)).toMatchObject({
      status: 'WARNING',
      explanations: [
        {
          error_type: 'INVALID_VALUE_TYPE',
          error_message: `Type of timestamp is date, cannot use value ${value}`,
        },
      ],
    });
  });

  it.each([
    'timestamp:[2026-11-20 TO 2026-11-21]',
    'timestamp:>2026-11-20',
    'timestamp:>=now-1d\\/d',
    'timestamp:["2026-11-20 10:00" TO "2026-11-20T11:00:00Z"]',
    'timestamp:"2026-11-20 10:00:00.000"',
  ])('takes %s', async (query) => {
    expect(await validated(query)).toEqual({ status: 'OK' });
  });

  it('is content with the rest', async () => {
    expect(
      await validated('_exists_:level AND _id:x AND took_ms:>1e3 AND timestamp:"2026-11-21"'),
    ).toEqual({ status: 'OK' });
    const ask = await started();
    expect((await ask('/search/validate', {})).status).toBe(400);
    expect(
      await read(
        ask('/search/validate', { query: 'x', streams: ['000000000000000000000001'] }, 'rea:pw'),
      ),
    ).toEqual({
      message: 'Not authorized to access streams.',
      streams: ['000000000000000000000001'],
      type: 'MissingStreamPermission',
    });
  });
});

describe('suggestions', () => {
  it('begin with the input, the most frequent first, in the last five minutes', async () => {
    const ask = await started();
    expect(await read(ask('/search/suggest', { field: 'source', input: 'we' }))).toEqual({
      field: 'source',
      input: 'we',
      suggestions: [
        { value: 'web1', occurrence: 2 },
        { value: 'web2', occurrence: 1 },
      ],
      sum_other_docs_count: 0,
    });
    expect(await read(ask('/search/suggest', { field: 'source', input: '', size: 1 }))).toEqual({
      field: 'source',
      input: '',
      suggestions: [{ value: 'web1', occurrence: 2 }],
      sum_other_docs_count: 2,
    });
    expect(
      await read(
        ask('/search/suggest', {
          field: 'source',
          input: 'o',
          timerange: { type: 'relative', range: 0 },
        }),
      ),
    ).toMatchObject({ suggestions: [{ value: 'old' }] });
    expect(await read(ask('/search/suggest', { field: 'level', input: '1' }))).toMatchObject({
      suggestions: [{ value: '1', occurrence: 1 }],
    });
  });

  it('forgive a typo', async () => {
    const ask = await started();
    expect(await read(ask('/search/suggest', { field: 'source', input: 'wob1' }))).toEqual({
      field: 'source',
      input: 'wob1',
      suggestions: [
        { value: 'web1', occurrence: 2 },
        { value: 'web2', occurrence: 1 },
      ],
    });
  });

  it('say why there are none', async () => {
    const ask = await started();
    expect(await read(ask('/search/suggest', { field: 'message', input: 'a' }))).toMatchObject({
      error: { type: 'illegal_argument_exception', reason: expect.stringContaining('message') },
    });
    expect(await read(ask('/search/suggest', { field: 'nope', input: 'a' }))).toEqual({
      field: 'nope',
      input: 'a',
      error: { type: 'illegal_argument_exception', reason: 'no mapping found for field [nope]' },
    });
    expect((await ask('/search/suggest', { input: 'a' })).status).toBe(400);
  });

  it('show nothing of streams that may not be read', async () => {
    const ask = await started();
    const asked = { field: 'source', input: 'w' };
    expect(
      await read(
        ask('/search/suggest', { ...asked, streams: ['000000000000000000000001'] }, 'rea:pw'),
      ),
    ).toEqual(asked);
    expect(await read(ask('/search/suggest', asked, 'rea:pw'))).toEqual(asked);
    expect(await read(ask('/search/suggest', asked, 'nob:pw'))).toEqual(asked);
  });
});

describe('fields', () => {
  it('are listed with what can be done with them', async () => {
    const ask = await started();
    const fields = await read<FieldType[]>(
      ask('/views/fields', { streams: [MAIL], timerange: { type: 'relative', range: 300 } }),
    );
    const typeOf = (wanted: string) => fields.find(({ name }) => name === wanted)?.type;
    expect(typeOf('level')).toEqual({
      type: 'long',
      properties: ['numeric', 'enumerable'],
      index_names: [],
    });
    expect(typeOf('took_ms')?.type).toBe('float');
    expect(typeOf('source')).toEqual({
      type: 'string',
      properties: ['full-text-search', 'enumerable'],
      index_names: [],
    });
    expect(typeOf('message')?.properties).toEqual(['full-text-search']);
    expect(typeOf('timestamp')?.type).toBe('date');
    expect(
      (await ask('/views/fields', { streams: ['000000000000000000000001'] }, 'rea:pw')).status,
    ).toBe(403);
    expect(await read(ask('/views/fields', {}, 'nob:pw'))).toEqual([]);
  });

  it('of other streams are not told to those who may not read them, although they share an index', async () => {
    const ask = await started({}, [
      { message: 'm', fields: { salary: 1, both: 1 } },
      { message: 'm', fields: { queue_id: 'a', both: 1 } },
      { message: 'm', fields: { queue_id: 'b', tags: ['a', 'b'] } },
    ]);
    const namesFor = async (as: string, streams: string[] = []) =>
      (await read<FieldType[]>(ask('/views/fields', { streams }, as)))
        .map(({ name }) => name)
        .filter((name) => ['salary', 'queue_id', 'both', 'tags', 'message'].includes(name));
    const ofMail = ['both', 'message', 'queue_id', 'tags'];
    expect(await namesFor('rea:pw')).toEqual(ofMail);
    expect(await namesFor('rea:pw', [MAIL])).toEqual(ofMail);
    expect(await namesFor('admin:secret')).toContain('salary');
    const warned = async (as: string) =>
      (
        await read<ValidationResponse>(ask('/search/validate', { query: 'salary:1 both:1' }, as))
      ).explanations?.map(({ error_message }) => error_message);
    expect(await warned('rea:pw')).toEqual(['Query contains unknown field: salary']);
    expect(await warned('admin:secret')).toBeUndefined();
  });
});

import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatQuery } from './syntax/format-query';
import { parseQuery } from './syntax/parser';
import { printQuery } from './syntax/printer';
import { queryFromText } from './query-from-text';

it('extracts the query from a URL', () => {
  expect(queryFromText(' https://logs.example.org/?q=level%3A3+AND+app%3Ashop#x ')).toEqual({
    kind: 'address',
    query: 'level:3 AND app:shop',
  });
  expect(queryFromText('/graylog/search?q=level%3A3')).toEqual({
    kind: 'address',
    query: 'level:3',
  });
  for (const text of [
    'https://example.org/search',
    '/search',
    '/a/path?q=a',
    '//',
    '/regex/',
    '/search?rangetype=absolute&from=x&to=y',
  ])
    expect(queryFromText(text)).toBeUndefined();
});

it.each([
  [
    'https://logs.example.org/graylog/search?q=level%3A3&rangetype=relative&relative=300#x',
    'level:3',
    undefined,
  ],
  ['/search?q=level%3A3&streams=a,b', 'level:3', undefined],
  ['/search?q=level%3A3&sort=-took_ms', 'level:3', undefined],
  ['/search?q=level%3A3&fields=source', 'level:3', undefined],
  [
    'https://logs.example.org/streams/000000000000000000000001/search?q=level%3A3',
    'level:3',
    '000000000000000000000001',
  ],
  ['/streams/a/search?rangetype=keyword&keyword=yesterday', '', 'a'],
])('extracts the search from %s', (text, query, streamId) => {
  const params = new URL(text, 'http://localhost').searchParams;
  const found = queryFromText(text);
  expect(found).toMatchObject({ kind: 'address', query });
  expect(`${found?.search?.params}`).toBe(`${params}`);
  expect(found?.search?.streamId).toBe(streamId);
});

it('builds a query from the fields of an object, ignoring fields set by the server', () => {
  expect(
    queryFromText(
      '{"source":"web 1","level":3,"ok":true,"gl2_message_id":"01H","_id":"x","big":9007199254740993}',
    )?.query,
  ).toBe('source:"web 1" AND level:3 AND ok:true AND big:9007199254740993');
  expect(queryFromText('{"http":{"status":500,"path":"/a"}}')?.query).toBe(
    'http_status:500 AND http_path:\\/a',
  );
});

it('accepts a message in the format of the API', () => {
  expect(
    queryFromText(
      '{"index":"graylog_0","message":{"source":"db","timestamp":"2026-11-21T00:00:00.000Z"}}',
    )?.query,
  ).toBe('source:db');
});

it('maps GELF to the fields that a server stores', () => {
  expect(
    queryFromText(
      '{"version":"1.1","host":"web","short_message":"it failed","full_message":"it failed at 3","timestamp":1714550400.1,"level":3,"_app":"shop","_id":"7","_took_ms":9007199254740993}',
    )?.query,
  ).toBe(
    'source:web AND message:"it failed" AND full_message:"it failed at 3" AND level:3 AND app:shop AND took_ms:9007199254740993',
  );
});

it.each([
  ['{"query_string":{"query":"level:3"}}', 'level:3'],
  [
    '{"query":{"query_string":{"query":"level:3 OR app:shop","analyze_wildcard":true}},"size":10}',
    'level:3 OR app:shop',
  ],
  ['{"type":"elasticsearch","query_string":"level:3"}', 'level:3'],
  [
    '{"id":"a","timerange":{"type":"relative","range":300},"query":{"type":"elasticsearch","query_string":"level:3"}}',
    'level:3',
  ],
  [
    '{"query":{"bool":{"must":[{"query_string":{"query":"level:3 OR a"}}],"filter":[{"range":{"timestamp":{"gte":"now-1h"}}}],"must_not":[]}}}',
    'level:3 OR a',
  ],
  [
    '{"bool":{"must":{"query_string":{"query":"a OR b"}},"filter":[{"query_string":{"query":"c"}}]}}',
    '(a OR b) AND (c)',
  ],
])('extracts the query from %s', (text, query) =>
  expect(queryFromText(text)).toEqual({ kind: 'json', query }),
);

it('rejects OpenSearch requests that the query language cannot express in full', () => {
  for (const query of [
    '{"match":{"a":"b"}}',
    '{"bool":{"must":[{"query_string":{"query":"a"}}],"must_not":[{"term":{"b":1}}]}}',
    '{"bool":{"must":[{"query_string":{"query":"a"}},{"range":{"level":{"gte":3}}}]}}',
    '{"query_string":{"query":" "}}',
  ])
    expect(queryFromText(`{"query":${query}}`)).toBeUndefined();
});

it('joins a few objects with OR', () => {
  expect(queryFromText('{"a":1,"b":2}\r\n{"a":3}\n\n{"a":3}\n')?.query).toBe(
    '(a:1 AND b:2) OR (a:3)',
  );
  expect(queryFromText('[{"a":1,"b":2},{"a":3}]')?.query).toBe('(a:1 AND b:2) OR (a:3)');
  expect(queryFromText('[{"a":1,"b":2}]')?.query).toBe('a:1 AND b:2');
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `{"a":${index}}`).join('\n');
  expect(queryFromText(lines(10))?.query).toMatch(/^\(a:0\) OR .* OR \(a:9\)$/);
  for (const text of [
    lines(11),
    '{"a":1}\nplain text',
    '[{"a":1},2]',
    '[]',
    '[a TO b]',
    '[{"a":1},{}]',
  ])
    expect(queryFromText(text)).toBeUndefined();
});

it('ignores any other text', () => {
  for (const text of ['level:3', '{not json}', '{}', '[1]', '{"a":null}', 'https://', '{"a":'])
    expect(queryFromText(text)).toBeUndefined();
});

it('breaks long queries before conjunctions and leaves short ones on one line', () => {
  expect(formatQuery('  level:3   AND (app:a OR   app:b) ')).toBe('level:3 AND (app:a OR app:b)');
  const long =
    'source:"a AND b" AND (level:3 OR level:4) AND message:"something that is long enough" OR took_ms:[1 TO 5]';
  expect(formatQuery(long)).toBe(
    'source:"a AND b"\nAND (level:3 OR level:4)\nAND message:"something that is long enough"\nOR took_ms:[1 TO 5]',
  );
  expect(formatQuery('level:(3')).toBe('level:(3');
});

test('formatting keeps the meaning of a query', () => {
  const term = fc.constantFrom(
    'level:3',
    'app:"a AND b"',
    'NOT x',
    'took_ms:[1 TO 5]',
    'path:\\/a\\ b',
    '/re OR gex/',
    '(a OR b)',
    '_exists_:user',
    'wild*',
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(term, fc.constantFrom(' AND ', ' OR ', '  ', ' && ')), {
        minLength: 1,
        maxLength: 12,
      }),
      (parts) => {
        const text = parts
          .map(([one, between], place) => (place === parts.length - 1 ? one : one + between))
          .join('');
        expect(printQuery(parseQuery(formatQuery(text)))).toBe(printQuery(parseQuery(text)));
      },
    ),
  );
});

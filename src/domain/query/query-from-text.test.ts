import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatQuery } from './format-query';
import { parseQuery } from './parser';
import { printQuery } from './printer';
import { queryFromText } from './query-from-text';

it('finds the query of an address', () => {
  expect(queryFromText(' https://logs.example.org/graylog/search?q=level%3A3+AND+app%3Ashop&rangetype=relative&relative=300#x ')).toEqual({ kind: 'address', query: 'level:3 AND app:shop' });
  expect(queryFromText('https://example.org/search')).toBeUndefined();
});

it('makes a query of the fields of an object, without what the server gives each message', () => {
  expect(queryFromText('{"source":"web 1","level":3,"ok":true,"gl2_message_id":"01H","_id":"x","big":9007199254740993}')?.query).toBe('source:"web 1" AND level:3 AND ok:true AND big:9007199254740993');
  expect(queryFromText('{"http":{"status":500,"path":"/a"}}')?.query).toBe('http_status:500 AND http_path:\\/a');
});

it('takes a message as the API gives it', () => {
  expect(queryFromText('{"index":"graylog_0","message":{"source":"db","timestamp":"2026-11-21T00:00:00.000Z"}}')?.query).toBe('source:db');
});

it('leaves every other text alone', () => {
  for (const text of ['level:3', '{not json}', '{}', '[1]', '{"a":null}', 'https://', '{"a":']) expect(queryFromText(text)).toBeUndefined();
});

it('breaks a long query before its conjunctions, and a short one not', () => {
  expect(formatQuery('  level:3   AND (app:a OR   app:b) ')).toBe('level:3 AND (app:a OR app:b)');
  const long = 'source:"a AND b" AND (level:3 OR level:4) AND message:"something that is long enough" OR took_ms:[1 TO 5]';
  expect(formatQuery(long)).toBe('source:"a AND b"\nAND (level:3 OR level:4)\nAND message:"something that is long enough"\nOR took_ms:[1 TO 5]');
  expect(formatQuery('level:(3')).toBe('level:(3');
});

test('a formatted query means what it meant', () => {
  const term = fc.constantFrom('level:3', 'app:"a AND b"', 'NOT x', 'took_ms:[1 TO 5]', 'path:\\/a\\ b', '/re OR gex/', '(a OR b)', '_exists_:user', 'wild*');
  fc.assert(fc.property(fc.array(fc.tuple(term, fc.constantFrom(' AND ', ' OR ', '  ', ' && ')), { minLength: 1, maxLength: 12 }), (parts) => {
    const text = parts.map(([one, between], place) => (place === parts.length - 1 ? one : one + between)).join('');
    expect(printQuery(parseQuery(formatQuery(text)))).toBe(printQuery(parseQuery(text)));
  }));
});

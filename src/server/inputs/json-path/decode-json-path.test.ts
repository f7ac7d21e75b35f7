import { describe, expect, test } from 'vitest';
import { DecodeError, type Configuration } from '../definition/model';
import { jsonPathDecoder } from './decode-json-path';

const reception = { receivedAt: 1_000 };
const STORE = JSON.stringify({
  store: {
    book: [
      { author: 'Nigel Rees', price: 8.95 },
      { author: 'Evelyn Waugh', price: 12.99, isbn: null },
    ],
    open: true,
  },
  'order id': 12_345,
});
const decode = (path: string, text = STORE, more: Configuration = {}) =>
  jsonPathDecoder({ path, source: 'api', ...more })(text, reception);

describe('one value', () => {
  test.each([
    ['$.store.book[1].price', 12.99, "$['store']['book'][1]['price']"],
    [
      '$.store.book[?(@.price < 10)].author',
      'Nigel Rees',
      "$['store']['book'][?@['price'] < 10]['author']",
    ],
    ['$..author', 'Nigel Rees', "$..['author']"],
    ["$['order id']", 12_345, "$['order id']"],
    ['$.store.open', 'true', "$['store']['open']"],
    ['$.store.book[0]', '{"author":"Nigel Rees","price":8.95}', "$['store']['book'][0]"],
    ['$.store.book', '{"author":"Nigel Rees","price":8.95}', "$['store']['book']"],
  ])('%s', (path, result, canonical) => {
    const decoded = decode(path);
    expect(decoded).toMatchObject({ timestamp: 1_000, source: 'api', fields: { result } });
    expect(decoded.message.startsWith(`JSON API poll result: ${canonical} -> {result=`)).toBe(true);
  });

  test('appears in the message, truncated', () => {
    expect(decode('$.a', '{"a":76185}').message).toBe(
      "JSON API poll result: $['a'] -> {result=76185}",
    );
    expect(decode('$.a', JSON.stringify({ a: 'x'.repeat(100) })).message).toBe(
      `JSON API poll result: $['a'] -> {result=${'x'.repeat(42)}[...]`,
    );
  });

  test('keeps all digits', () => {
    expect(decode('$.id', '{"id":9007199254740993}').fields).toEqual({
      result: 9_007_199_254_740_993n,
    });
  });

  test.each([
    ['$.nothing', STORE],
    ['$.store.book[1].isbn', STORE],
    ['$.a', '{"a":[]}'],
    ['$.a', 'no json'],
    ['$.a', ''],
    ['$..a', '['.repeat(5_000) + ']'.repeat(5_000)],
  ])('%s is not found', (path, text) => {
    expect(() => decode(path, text)).toThrow(DecodeError);
  });
});

test('all values as fields', () => {
  expect(decode('$', STORE, { enable_flattening: true })).toMatchObject({
    message: 'JSON API poll result:  -> {store_book0_author=Nigel Rees, store_book0_price=[...]',
    fields: {
      store_book0_author: 'Nigel Rees',
      store_book0_price: 8.95,
      store_book1_author: 'Evelyn Waugh',
      store_book1_price: 12.99,
      store_open: true,
      order_id: 12_345,
    },
  });
});

test.each([
  ['no values', '{}'],
  ['no values', 'null'],
  [
    'more than 2000 fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`k${n}`, n]))),
  ],
  ['deeper than 100', '['.repeat(5_000) + '1' + ']'.repeat(5_000)],
  ['longer than 1000', JSON.stringify({ ['k'.repeat(2_000)]: 1 })],
])('an answer with %s is refused', (reason, text) => {
  expect(() => decode('$', text, { enable_flattening: true })).toThrow(new RegExp(reason));
});

test('an invalid path is reported at once', () => {
  expect(() => decode('store.book')).toThrow('"store.book" is not a valid JSON path');
});

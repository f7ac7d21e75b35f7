import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prettyJson } from './json-text';

it('lays a log payload out, numbers as they were written', () => {
  expect(
    prettyJson(
      '{"event":"order.created","order_id":9007199254740993,"total":756.00,"items":[{"sku":"mug","title":"Mug, \\"blue\\" {x}","quantity":1}],"tags":[]}',
    ),
  ).toBe(
    [
      '{',
      '  "event": "order.created",',
      '  "order_id": 9007199254740993,',
      '  "total": 756.00,',
      '  "items": [{ "sku": "mug", "title": "Mug, \\"blue\\" {x}", "quantity": 1 }],',
      '  "tags": []',
      '}',
    ].join('\n'),
  );
});

it('leaves short structures in one line', () => {
  expect(prettyJson(' {"a":1, "b":[1,2.50]}\n')).toBe('{ "a": 1, "b": [1, 2.50] }');
});

it.each(['', 'plain', '12', '"text"', '{"a":', '[21/Nov/2026:16:32:17 +0000] "GET /"', '{} {}'])(
  'is not for %s',
  (text) => {
    expect(prettyJson(text)).toBeUndefined();
  },
);

it('does not follow structures without an end in sight', () => {
  expect(prettyJson(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)).toBeUndefined();
});

it('changes nothing but white space between the tokens', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })),
        fc.array(fc.jsonValue({ maxDepth: 4 })),
      ),
      (value) => {
        const text = JSON.stringify(value);
        const pretty = prettyJson(text);
        expect(JSON.stringify(JSON.parse(pretty ?? 'null'))).toBe(JSON.stringify(JSON.parse(text)));
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonLines, jsonText, jsonTreeOf, readJsonTree } from './json-tree';

it('keeps numbers as they were written', () => {
  const tree = readJsonTree('{"id":9007199254740993,"total":756.00,"list":[1e2,{"a":null}]}');
  expect(tree && jsonText(tree)).toBe(
    '{"id":9007199254740993,"total":756.00,"list":[1e2,{"a":null}]}',
  );
  expect(jsonText(jsonTreeOf({ id: 9007199254740993n, list: ['ü', true] }))).toBe(
    '{"id":9007199254740993,"list":["ü",true]}',
  );
});

it('has a line for each member of what is open, and says where it ends early', () => {
  const tree = jsonTreeOf({ a: 1, b: { c: [1, 2] } });
  const linesOf = (depth: number, most = 100) => {
    const { lines, isCut } = jsonLines(tree, (_, at) => at < depth, most);
    return [...lines.map(({ names }) => names.join('.')), ...(isCut ? ['…'] : [])];
  };
  expect(linesOf(0)).toEqual(['a', 'b']);
  expect(linesOf(9)).toEqual(['a', 'b', 'b.c', 'b.c.0', 'b.c.1']);
  expect(linesOf(9, 3)).toEqual(['a', 'b', 'b.c', '…']);
});

it('is for structures only, and not for endless ones', () => {
  for (const text of [
    '12',
    '"text"',
    '[21/Nov] "GET',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ])
    expect(readJsonTree(text)).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), (value) => {
      const tree = readJsonTree(JSON.stringify(value));
      expect(tree && JSON.parse(jsonText(tree))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExact, stringifyExact } from '../../exact-json';
import { isObject, type JsonObject } from '../../json-object';
import { sameJson } from '../same-json';
import { readView, writeView } from './view-codec';

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../test/contract/fixtures/${name}.json`, import.meta.url),
      'utf8',
    ),
  );

const everyObject = (value: unknown): JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(everyObject);
  return isObject(value) ? [value, ...Object.values(value).flatMap(everyObject)] : [];
};
/** Requests and responses recorded from a real server. */
const all = everyObject([read('recorded-views'), read('answers/views')]);
const views = all.filter((one) => 'state' in one && 'search_id' in one);
const searches = all.filter(
  (one) => Array.isArray(one['queries']) && typeof one['id'] === 'string',
);

/** Joins a view with its search, as the server stores them. */
const together = (view: JsonObject, search: JsonObject) => ({
  view,
  search: { ...search, id: view['search_id'] },
});
const pairs = views.map((view, index) => together(view, searches[index % searches.length] ?? {}));

const names = fc.oneof(
  fc.constantFrom(
    'id',
    'type',
    'kept',
    'wire',
    'config',
    '__proto__',
    'constructor',
    'fields',
    'titles',
    'name',
  ),
  fc.string({ maxLength: 8 }),
);
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((one) => !Object.is(one, -0)),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n }),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc
    .array(fc.tuple(names, tie('value')), { maxLength: 3 })
    .map((members) => Object.fromEntries(members as [string, unknown][])),
})).value;

/** The document with random members replaced, removed or added at any depth. */
function decorated(
  value: unknown,
  next: () => { kind: string; name: string; value: unknown },
): unknown {
  if (Array.isArray(value)) return value.map((item) => decorated(item, next));
  if (!isObject(value)) return value;
  const { kind, name, value: given } = next();
  const members = Object.entries(value).map(
    ([key, member]) => [key, decorated(member, next)] as const,
  );
  const place = name.length % Math.max(1, members.length);
  switch (kind) {
    case 'add':
      return Object.fromEntries([...members, [name, given]]);
    case 'replace':
      return Object.fromEntries(
        members.map(([key, member], index) => [key, index === place ? given : member]),
      );
    case 'remove':
      return Object.fromEntries(members.filter((_, index) => index !== place));
    default:
      return Object.fromEntries(members);
  }
}
const changes = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'replace', 'remove', 'none', 'none', 'none'),
    name: names,
    value: values,
  }),
  { minLength: 1, maxLength: 12 },
);
const documents = fc.tuple(fc.constantFrom(...pairs), changes).map(([pair, list]) => {
  let turn = 0;
  const view = decorated(
    pair.view,
    () => list[turn++ % list.length] ?? { kind: 'none', name: '', value: null },
  );
  const search = decorated(
    pair.search,
    () => list[turn++ % list.length] ?? { kind: 'none', name: '', value: null },
  );
  const id = isObject(view) && typeof view['search_id'] === 'string' ? view['search_id'] : '';
  return {
    view: isObject(view) ? { ...view, search_id: id } : view,
    search: isObject(search) ? { ...search, id } : search,
  };
});

describe('views of a real server', () => {
  it('are recorded', () =>
    expect([views.length, searches.length].every((count) => count > 5)).toBe(true));

  it.each(pairs.map((pair) => [String(pair.view['title']), pair] as const))(
    '%s is written unchanged',
    (_, pair) => expect(writeView(readView(pair))).toEqual(pair),
  );

  it('are understood, with little unknown content', () => {
    const [saved] = pairs
      .filter(({ view }) => view['title'] === 'Errors of the last day')
      .map(readView);
    const state = Object.values(saved?.states ?? {})[0];
    expect(state?.widgets.map(({ kind }) => kind)).toEqual(['messages', 'aggregation']);
    expect(state?.widgets[0]).toMatchObject({
      config: {
        fields: expect.arrayContaining(['timestamp', 'source']) as unknown,
        showMessageRow: true,
        sort: [{ field: 'timestamp', direction: 'Descending' }],
      },
    });
    expect(Object.values(state?.positions ?? {})).toContainEqual({
      col: 1,
      row: 3,
      height: 6,
      width: Infinity,
    });
    expect(state?.highlighting).toHaveLength(1);
    expect(state?.kept).toEqual({ display_mode_settings: { positions: {} } });
  });
});

it('keeps any unknown content of a view', () => {
  fc.assert(
    fc.property(documents, (wire) => {
      const written = writeView(readView(wire));
      expect(sameJson(written, wire), stringifyExact({ wire, written })).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('writes changes and leaves everything else unchanged', () => {
  fc.assert(
    fc.property(documents, fc.string(), (wire, title) => {
      const document = readView(wire);
      const changed = { ...document, title };
      expect(readView(writeView(changed)).title).toBe(title);
      const { title: _, ...before } = isObject(wire.view) ? wire.view : {};
      const { title: __, ...after } = writeView(changed).view;
      expect(sameJson(after, before)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('keeps integers beyond 2^53 in the response text', () => {
  const text =
    '{"view":{"id":"a","search_id":"s","plugin":9007199254740993,"state":{"q":{"widgets":[{"id":"w","type":"later","config":{"big":123456789012345678901234567890}}]}}},"search":{"id":"s","queries":[]}}';
  expect(
    parseExact(
      stringifyExact(writeView(readView(parseExact(text) as { view: unknown; search: unknown }))),
    ),
  ).toEqual(parseExact(text));
});

it('ignores the case of types', () => {
  const wire = {
    view: {
      type: 'dashboard',
      search_id: 's',
      state: { q: { widgets: [{ id: 'w', type: 'MESSAGES' }] } },
    },
    search: { id: 's' },
  };
  expect(readView(wire)).toMatchObject({
    type: 'DASHBOARD',
    states: { q: { widgets: [{ kind: 'messages' }] } },
  });
  expect(writeView(readView(wire))).toEqual(wire);
});

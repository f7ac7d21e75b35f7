import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { isObject, type JsonObject } from '@/domain/json-object';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../contract/fixtures/${name}.json`, import.meta.url), 'utf8'));

const everyObject = (value: unknown): JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(everyObject);
  return isObject(value) ? [value, ...Object.values(value).flatMap(everyObject)] : [];
};
/** Requests and responses recorded from a real server. */
const all = everyObject([read('recorded-views'), read('answers/views')]);
export const views = all.filter((one) => 'state' in one && 'search_id' in one);
export const searches = all.filter(
  (one) => Array.isArray(one['queries']) && typeof one['id'] === 'string',
);

/** Joins a view with its search, as the server stores them. */
const together = (view: JsonObject, search: JsonObject) => ({
  view,
  search: { ...search, id: view['search_id'] },
});
/** Views of a real server; most with a search of another one, in the form in which they are stored. */
export const pairs = views.map((view, index) =>
  together(view, searches[index % searches.length] ?? {}),
);

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
/** Any JSON value. */
export const jsonValues = fc.letrec((tie) => ({
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
    value: jsonValues,
  }),
  { minLength: 1, maxLength: 12 },
);
/** The same with random changes. */
export const wireViews = fc.tuple(fc.constantFrom(...pairs), changes).map(([pair, list]) => {
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

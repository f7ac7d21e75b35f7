import type { RequestParts } from '@/contract/endpoint';

/** Where a member of an input goes. `whole` is the input itself. */
type Source = { member: string } | { whole: true } | { members: Readonly<Record<string, Source>> };
export type Places = {
  params: Readonly<Record<string, Source>>;
  query: Readonly<Record<string, Source>>;
  body: Source | undefined;
};

/**
 * Finds out which member of an input goes where, by building a request from marks. A mark survives
 * calls such as `names.join(',')`, which return it again.
 */
export function placesOf(
  toRequest: (input: never) => RequestParts,
  members: readonly string[],
): Places {
  const marks = new Map<unknown, Source>();
  const markOf = (source: Source): unknown => {
    const mark: object = new Proxy(() => mark, {
      get: (_, name) =>
        name === Symbol.toPrimitive
          ? () => ('member' in source ? source.member : '')
          : name === Symbol.iterator
            ? function* () {
                yield mark;
              }
            : mark,
      apply: () => mark,
      ownKeys: () => [],
      getOwnPropertyDescriptor: () => undefined,
    });
    marks.set(mark, source);
    return mark;
  };
  const isPlain = members.length === 0;
  const input = isPlain
    ? markOf({ whole: true })
    : Object.fromEntries(members.map((member) => [member, markOf({ member })]));
  if (!isPlain) marks.set(input, { whole: true });

  const sourceOf = (value: unknown): Source => {
    const known = marks.get(value);
    if (known) return known;
    if (Array.isArray(value)) return sourceOf(value[0]);
    if (typeof value === 'string' && members.includes(value)) return { member: value };
    return typeof value === 'object' && value !== null
      ? { members: sourcesOf(value) }
      : { members: {} };
  };
  const sourcesOf = (values: object): Record<string, Source> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sourceOf(value)]));

  const { params = {}, query = {}, body } = toRequest(input as never);
  return {
    params: sourcesOf(params),
    query: sourcesOf(query),
    body: body === undefined ? undefined : sourceOf(body),
  };
}

import { isObject, type JsonObject } from '../json-object';
import { sameJson } from '../same-json';

/**
 * Converts between a value and its wire format without losing unknown content: `write(read(wire),
 * wire)` is equivalent to `wire`, and `read(write(value, before))` equals `value`. `read` accepts
 * anything.
 */
export type Codec<Value> = {
  read: (wire: unknown) => Value;
  /** `before` is the previous wire value. */
  write: (value: Value, before?: unknown) => unknown;
};

/**
 * The part of an object that its type does not cover: unknown members, and known ones whose
 * notation differs from what `write` produces. `undefined` stands for a missing member. It is
 * carried along when the value changes.
 */
export type Kept = { readonly kept?: JsonObject };

/** `[name on the wire, codec]` by member. */
type Members<Shape> = {
  readonly [Name in keyof Shape]-?: readonly [wireName: string, codec: Codec<Shape[Name]>];
};
type AnyMember = readonly [name: string, wireName: string, codec: Codec<unknown>];

/** An object with some known members. */
export function objectOf<Shape extends object>(members: Members<Shape>): Codec<Shape & Kept> {
  const listed = Object.entries<readonly [string, Codec<unknown>]>(members as never).map(
    ([name, [wireName, codec]]): AnyMember => [name, wireName, codec],
  );
  const known = new Set(listed.map(([, wireName]) => wireName));
  return {
    read(wire) {
      const given = isObject(wire) ? wire : {};
      const read = listed.map(
        ([name, wireName, codec]) => [name, codec.read(own(given, wireName))] as const,
      );
      const kept = Object.fromEntries([
        ...Object.entries(given).filter(([name]) => !known.has(name)),
        ...listed.flatMap(([, wireName, codec], index) =>
          sameJson(codec.write(read[index]?.[1]), own(given, wireName))
            ? []
            : [[wireName, given[wireName]] as const],
        ),
      ]);
      return {
        ...Object.fromEntries(read.filter(([, value]) => value !== undefined)),
        ...(Object.keys(kept).length > 0 && { kept }),
      } as Shape & Kept;
    },
    write(value) {
      const { kept = {}, ...rest } = value as Kept & JsonObject;
      const written = listed.map(
        ([name, wireName, codec]) =>
          [wireName, asBefore(codec, rest[name], kept, wireName)] as const,
      );
      return Object.fromEntries([
        ...Object.entries(kept).filter(([name]) => !known.has(name)),
        ...written.filter(([, wire]) => wire !== undefined),
      ]);
    },
  };
}

/** A member that did not change keeps its original notation. */
function asBefore(
  codec: Codec<unknown>,
  value: unknown,
  kept: JsonObject,
  wireName: string,
): unknown {
  if (!Object.hasOwn(kept, wireName)) return codec.write(value);
  const before = kept[wireName];
  return sameJson(codec.read(before), value) ? before : codec.write(value, before);
}

const own = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

const plain = <Value>(isOne: (wire: unknown) => wire is Value, fallback: Value): Codec<Value> => ({
  read: (wire) => (isOne(wire) ? wire : fallback),
  write: (value) => value,
});

export const textOr = (fallback: string): Codec<string> =>
  plain((wire): wire is string => typeof wire === 'string', fallback);
export const flagOr = (fallback: boolean): Codec<boolean> =>
  plain((wire): wire is boolean => typeof wire === 'boolean', fallback);
export const text = textOr('');
export const textOrNull: Codec<string | null> = plain(
  (wire): wire is string | null => typeof wire === 'string',
  null,
);
/** Keeps any value unchanged; missing ones are null. */
export const anything: Codec<unknown> = { read: (wire) => wire ?? null, write: (value) => value };
export const anyObject: Codec<JsonObject> = plain(isObject, {});
export const anyObjectOrNull: Codec<JsonObject | null> = plain(
  (wire): wire is JsonObject | null => isObject(wire),
  null,
);
export const anyList: Codec<readonly unknown[]> = plain(
  (wire): wire is readonly unknown[] => Array.isArray(wire),
  [],
);

/**
 * Graylog's own console writes some numbers as text. Beyond 2^53 a number would lose precision;
 * views contain no such numbers.
 */
export const numberOr = (fallback: number): Codec<number> => ({
  read(wire) {
    const number = typeof wire === 'string' && wire.trim() !== '' ? Number(wire) : wire;
    return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
  },
  write: (value) => value,
});

/** An enumeration, case-insensitive. */
export const oneOf = <Name extends string>(
  names: readonly Name[],
  fallback: Name,
): Codec<Name> => ({
  read: (wire) =>
    typeof wire === 'string'
      ? (names.find((name) => name.toLowerCase() === wire.toLowerCase()) ?? fallback)
      : fallback,
  write: (value) => value,
});

/** A list; anything else is read as an empty one. */
export const listOf = <Item>(codec: Codec<Item>): Codec<readonly Item[]> => ({
  read: (wire) => (Array.isArray(wire) ? wire.map((item: unknown) => codec.read(item)) : []),
  write: (value) => value.map((item) => codec.write(item)),
});

/** A list of strings; other items are lost only if the list is changed. */
export const texts: Codec<readonly string[]> = {
  read: (wire) => (Array.isArray(wire) ? wire.filter((item) => typeof item === 'string') : []),
  write: (value) => value,
};
export const textsOrNull: Codec<readonly string[] | null> = {
  read: (wire) => (Array.isArray(wire) ? texts.read(wire) : null),
  write: (value) => value,
};

/** An object whose keys are data, such as ids. */
export const byName = <Value>(codec: Codec<Value>): Codec<Readonly<Record<string, Value>>> => ({
  read: (wire) =>
    Object.fromEntries(
      isObject(wire)
        ? Object.entries(wire).map(([name, member]) => [name, codec.read(member)])
        : [],
    ),
  write: (value) =>
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, codec.write(member)])),
});

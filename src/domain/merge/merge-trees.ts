import { sameJson } from '../same-json';

export type Path = readonly string[];
export type Side = 'mine' | 'theirs';
/** Stands for a member that a version does not have. */
export const MISSING = Symbol('missing');
/** The last part of the path of the order of a list. */
export const ORDER = '#order';

/** A place where two versions differ, as deep as possible, and the side that changed it. */
export type Difference = {
  path: Path;
  by: Side | 'both';
  was: unknown;
  mine: unknown;
  theirs: unknown;
};
export type Members = ReadonlyMap<string, unknown>;

/** What a merge has to know about the values. */
export type Shape = {
  /**
   * The members that are merged one by one; undefined for a value that is compared as a whole.
   */
  membersOf: (value: unknown, path: Path) => Members | undefined;
  /** Values that are never compared, such as the time of the last save. */
  isTheirs?: (path: Path) => boolean;
  /** Lists whose order is a value of its own. */
  isOrdered?: (path: Path) => boolean;
};

/**
 * Three-way merge of two versions with a common `base`. `pick` returns the value for each
 * difference; everything else is the same in both versions.
 */
export function mergeTrees(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  shape: Shape,
  pick: (difference: Difference) => unknown,
): unknown {
  const merge = (was: unknown, my: unknown, their: unknown, path: Path): unknown => {
    if (sameJson(my, their) || shape.isTheirs?.(path) === true) return their;
    const [one, other] = [membersOf(my, path), membersOf(their, path)];
    if (!one || !other)
      return pick({ path, by: changedBy(was, my, their), was, mine: my, theirs: their });
    const before = membersOf(was, path) ?? NONE;
    const names = [...new Set([...before.keys(), ...other.keys(), ...one.keys()])];
    const merged = new Map(
      names
        .map(
          (name) =>
            [
              name,
              merge(at(before, name), at(one, name), at(other, name), [...path, name]),
            ] as const,
        )
        .filter(([, value]) => value !== MISSING),
    );
    if (!Array.isArray(my)) return Object.fromEntries(merged);
    const order =
      shape.isOrdered?.(path) === true
        ? orderOf(merged, before, one, other, path)
        : inOrder([...merged.keys()], before, one, other);
    return order.map((name) => merged.get(name));
  };

  const membersOf = (value: unknown, path: Path) =>
    value === MISSING ? undefined : shape.membersOf(value, path);

  /** Asks for the order if the sides arrange the items they share differently. */
  function orderOf(
    merged: Members,
    before: Members,
    one: Members,
    other: Members,
    path: Path,
  ): readonly string[] {
    const [was, my, their] = [[...before.keys()], [...one.keys()], [...other.keys()]];
    const shared = (names: string[]) => names.filter((name) => one.has(name) && other.has(name));
    const known = (names: string[]) => shared(names).filter((name) => before.has(name));
    if (sameJson(shared(my), shared(their))) return arranged(merged, their, my);
    const by = sameJson(known(was), known(my))
      ? 'theirs'
      : sameJson(known(was), known(their))
        ? 'mine'
        : 'both';
    const chosen = pick({ path: [...path, ORDER], by, was, mine: my, theirs: their });
    return arranged(merged, Array.isArray(chosen) ? chosen.map(String) : my, [...their, ...my]);
  }

  return merge(base, mine, theirs, []);
}

/** All differences between two versions with a common `base`. */
export function differencesOf(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  shape: Shape,
): Difference[] {
  const found: Difference[] = [];
  mergeTrees(base, mine, theirs, shape, (difference) => {
    found.push(difference);
    return difference.mine;
  });
  return found;
}

function changedBy(was: unknown, my: unknown, their: unknown): Side | 'both' {
  if (sameJson(was, my)) return 'theirs';
  return sameJson(was, their) ? 'mine' : 'both';
}

/**
 * Keeps the order of one side if it has all items; otherwise existing items come before new ones.
 */
function inOrder(
  names: readonly string[],
  before: Members,
  one: Members,
  other: Members,
): readonly string[] {
  const isOf = (side: Members) =>
    side.size === names.length && names.every((name) => side.has(name));
  const isMoved = !sameJson([...before.keys()], [...one.keys()]);
  if (isOf(one) && (isMoved || !isOf(other))) return [...one.keys()];
  return isOf(other) ? [...other.keys()] : names;
}

/** The items in the order of `first`; all others follow the item that they follow in `second`. */
function arranged(
  items: Members,
  first: readonly string[],
  second: readonly string[],
): readonly string[] {
  const order = first.filter((name) => items.has(name));
  let previous: string | undefined;
  for (const name of [...second, ...items.keys()].filter((one) => items.has(one))) {
    if (!order.includes(name))
      order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
    previous = name;
  }
  return order;
}

/** The items of a list by their ids; undefined if some have none or share one. */
export function itemsById(value: unknown): Members | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item: unknown) => [idOf(item), item] as const);
  const members = new Map(items.flatMap(([id, item]) => (id === undefined ? [] : [[id, item]])));
  return members.size === value.length ? members : undefined;
}

function idOf(item: unknown): string | undefined {
  const id: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : '';
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const NONE: Members = new Map();
const at = (members: Members, name: string): unknown =>
  members.has(name) ? members.get(name) : MISSING;

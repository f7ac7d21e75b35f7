import { isObject, type JsonObject } from '../../json-object';
import { sameJson } from '../same-json';
import type { ViewDocument } from './view';

/**
 * A changed part, in terms users know: `widget` and `widgetTitle` belong to a widget, `other` is
 * anything the console does not know.
 */
export type ChangedPart =
  | {
      part:
        | 'title'
        | 'summary'
        | 'description'
        | 'query'
        | 'timerange'
        | 'streams'
        | 'highlighting'
        | 'layout'
        | 'other';
    }
  | { part: 'widget' | 'widgetTitle'; widgetId: string };

export type Side = 'mine' | 'theirs';
/**
 * `both`: conflicting changes of the same part; `apart`: changes on both sides that can be
 * combined.
 */
export type Change = { part: ChangedPart; by: Side | 'both' | 'apart' };
/** Whose version of a part wins; `each` combines the changes. */
export type Choice = Side | 'each';

export type Merge = {
  /** All differences from the base on either side, each part once. */
  changes: readonly Change[];
  merged: ViewDocument;
};

type Path = readonly string[];

/** Values that are never merged member by member: half of each range would make no sense. */
const ATOMIC = new Set(['timerange', 'filter', 'interval', 'color']);
/** Metadata of the last save, or derived from the widgets on each save. */
const NOT_MERGED = new Set([
  'id',
  'owner',
  'createdAt',
  'favorite',
  'searchTypes',
  'widgetMapping',
]);
const MISSING = Symbol('missing');

/** The default resolution: every change, and the user's own where both conflict. */
export const defaultChoice = ({ by }: Change): Choice =>
  by === 'both' ? 'mine' : by === 'apart' ? 'each' : by;

/**
 * Three-way merge of two versions of a view with a common `base`. `choose` resolves each changed
 * part.
 */
export function mergeViews(
  base: ViewDocument,
  mine: ViewDocument,
  theirs: ViewDocument,
  choose: (change: Change) => Choice = defaultChoice,
): Merge {
  const passing = widgetsOfSome([base, mine, theirs]);
  const changes = changesOf(leavesOf(base, mine, theirs, []), passing);
  const choices = new Map(changes.map((change) => [keyOf(change.part), choose(change)]));
  const merge = (was: unknown, my: unknown, their: unknown, path: Path): unknown => {
    if (sameJson(my, their) || isTheirs(path)) return their;
    const [one, other] = [membersOf(my, path), membersOf(their, path)];
    if (one && other) {
      const before = membersOf(was, path) ?? NONE;
      const names = [...new Set([...before.keys(), ...other.keys(), ...one.keys()])];
      const members = names
        .map(
          (name) =>
            [
              name,
              merge(at(before, name), at(one, name), at(other, name), [...path, name]),
            ] as const,
        )
        .filter(([, value]) => value !== MISSING);
      const merged = new Map(members);
      return Array.isArray(my)
        ? inOrder([...merged.keys()], before, one, other).map((name) => merged.get(name))
        : Object.fromEntries(merged);
    }
    const choice = choices.get(keyOf(partOf(path, passing))) ?? 'each';
    if (choice === 'each') return sameJson(was, my) ? their : my;
    return choice === 'mine' ? my : their;
  };
  return { changes, merged: merge(base, mine, theirs, []) as ViewDocument };
}

type Members = ReadonlyMap<string, unknown>;

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

type Leaf = { path: Path; by: Side | 'both' };

/** The paths at which either side differs from the base, as deep as possible. */
function leavesOf(was: unknown, my: unknown, their: unknown, path: Path): Leaf[] {
  if (isTheirs(path) || (sameJson(was, my) && sameJson(was, their))) return [];
  const [one, other] = [membersOf(my, path), membersOf(their, path)];
  if (one && other) {
    const before = membersOf(was, path) ?? NONE;
    return [...new Set([...before.keys(), ...one.keys(), ...other.keys()])].flatMap((name) =>
      leavesOf(at(before, name), at(one, name), at(other, name), [...path, name]),
    );
  }
  if (sameJson(was, my)) return [{ path, by: 'theirs' }];
  if (sameJson(was, their)) return [{ path, by: 'mine' }];
  // Identical changes on both sides are not a conflict.
  return sameJson(my, their) ? [] : [{ path, by: 'both' }];
}

function changesOf(leaves: readonly Leaf[], passing: ReadonlySet<string>): Change[] {
  const changes = new Map<string, Change>();
  for (const { path, by } of leaves) {
    const part = partOf(path, passing);
    const known = changes.get(keyOf(part));
    changes.set(keyOf(part), {
      part,
      by:
        known === undefined || known.by === by
          ? by
          : known.by === 'both' || by === 'both'
            ? 'both'
            : 'apart',
    });
  }
  return [...changes.values()];
}

/** Identifies a part. */
export const keyOf = (part: ChangedPart): string => JSON.stringify(part);

/** Widgets missing in some version: their titles and positions are added and removed with them. */
function widgetsOfSome(documents: readonly ViewDocument[]): ReadonlySet<string> {
  const ids = documents.map(({ states }) =>
    Object.values(states).flatMap(({ widgets }) => widgets.map(({ id }) => id)),
  );
  return new Set(ids.flat().filter((id) => !ids.every((list) => list.includes(id))));
}

const NONE: Members = new Map();
const at = (members: Members, name: string): unknown =>
  members.has(name) ? members.get(name) : MISSING;
/** Keys below these paths are ids. */
const isId = (path: Path) =>
  ['states', 'widget', 'positions', 'widgets', 'queries', 'tab', 'kept'].includes(
    path.at(-2) ?? '',
  );
const isTheirs = (path: Path) => NOT_MERGED.has(path.at(-1) ?? '') && !isId(path);

/**
 * Members of an object, or items of a list that have ids; undefined for values compared as a whole.
 */
function membersOf(value: unknown, path: Path): Members | undefined {
  if ((ATOMIC.has(path.at(-1) ?? '') && !isId(path)) || path.at(-2) === 'positions')
    return undefined;
  if (isObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return undefined;
  const items = value.filter(
    (item): item is JsonObject & { id: string } => isObject(item) && typeof item['id'] === 'string',
  );
  return items.length === value.length && new Set(items.map(({ id }) => id)).size === items.length
    ? new Map(items.map((item) => [item.id, item]))
    : undefined;
}

/** `states.<query>.widgets.<widget>.config.fields` belongs to that widget. */
function partOf(
  [first, second, third, fourth, fifth]: Path,
  passing: ReadonlySet<string>,
): ChangedPart {
  if (first === 'title' || first === 'summary' || first === 'description') return { part: first };
  if (first === 'search' && second === 'queries')
    return {
      part:
        fourth === 'query' || fourth === 'timerange'
          ? fourth
          : fourth === 'filter'
            ? 'streams'
            : 'other',
    };
  if (first !== 'states') return { part: 'other' };
  const placed =
    third === 'positions' ? fourth : third === 'titles' && fourth === 'widget' ? fifth : undefined;
  if (placed !== undefined && passing.has(placed)) return { part: 'widget', widgetId: placed };
  if (third === 'widgets' && fourth !== undefined) return { part: 'widget', widgetId: fourth };
  if (third === 'titles' && fourth === 'widget' && fifth !== undefined)
    return { part: 'widgetTitle', widgetId: fifth };
  if (third === 'highlighting') return { part: third };
  return { part: third === 'positions' ? 'layout' : 'other' };
}

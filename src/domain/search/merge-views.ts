import { isObject, type JsonObject } from '../json-object';
import { sameJson } from './same-json';
import type { ViewDocument } from './view';

/**
 * What was changed, in words for people: `widget` and `widgetTitle` are of one widget, `other` is
 * what nobody here knows.
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
/** `both` changed it, and not to the same; `apart`: both changed it in ways that go together. */
export type Change = { part: ChangedPart; by: Side | 'both' | 'apart' };
/** Whose version of a part counts; `each` takes what either changed. */
export type Choice = Side | 'each';

export type Merge = {
  /** What is different from the base on either side, each part once. */
  changes: readonly Change[];
  merged: ViewDocument;
};

type Path = readonly string[];

/** One thing each: half of one range and half of another is none. */
const WHOLE = new Set(['timerange', 'filter', 'interval', 'color']);
/** Of whoever stored it last; or made of the widgets again whenever a view is stored. */
const NOT_MERGED = new Set([
  'id',
  'owner',
  'createdAt',
  'favorite',
  'searchTypes',
  'widgetMapping',
]);
const MISSING = Symbol('missing');

/**
 * What is merged unless somebody says otherwise: every change, and one's own where they cannot be
 * had both.
 */
export const usualChoice = ({ by }: Change): Choice =>
  by === 'both' ? 'mine' : by === 'apart' ? 'each' : by;

/**
 * Two versions of a view that come from the same `base`, in one. `choose` says for each part whose
 * version counts.
 */
export function mergeViews(
  base: ViewDocument,
  mine: ViewDocument,
  theirs: ViewDocument,
  choose: (change: Change) => Choice = usualChoice,
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
 * Items that are all of one side stand as they do there; otherwise what was there before stands
 * before what came.
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

/** Where either side differs from the base, as deep as can be told. */
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
  // What both changed to the same is nobody's choice any more.
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

/** Names a part among others. */
export const keyOf = (part: ChangedPart): string => JSON.stringify(part);

/** Widgets that are not in all versions: their titles and places come and go with them. */
function widgetsOfSome(documents: readonly ViewDocument[]): ReadonlySet<string> {
  const ids = documents.map(({ states }) =>
    Object.values(states).flatMap(({ widgets }) => widgets.map(({ id }) => id)),
  );
  return new Set(ids.flat().filter((id) => !ids.every((list) => list.includes(id))));
}

const NONE: Members = new Map();
const at = (members: Members, name: string): unknown =>
  members.has(name) ? members.get(name) : MISSING;
/** Names below these are ids, whatever they read like. */
const isId = (path: Path) =>
  ['states', 'widget', 'positions', 'widgets', 'queries', 'tab', 'kept'].includes(
    path.at(-2) ?? '',
  );
const isTheirs = (path: Path) => NOT_MERGED.has(path.at(-1) ?? '') && !isId(path);

/**
 * The members of an object, or the items of a list that have ids; undefined for what is one thing.
 */
function membersOf(value: unknown, path: Path): Members | undefined {
  if ((WHOLE.has(path.at(-1) ?? '') && !isId(path)) || path.at(-2) === 'positions')
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

/** `states.<query>.widgets.<widget>.config.fields` is of that widget. */
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

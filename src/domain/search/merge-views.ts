import { isObject, sameJson, type JsonObject } from './same-json';
import type { ViewDocument } from './view';

/** What was changed, in words for people: `widget` and `widgetTitle` are of one widget, `other` is what nobody here knows. */
export type ChangedPart =
  | { part: 'title' | 'summary' | 'description' | 'query' | 'timerange' | 'streams' | 'highlighting' | 'layout' | 'other' }
  | { part: 'widget' | 'widgetTitle'; widgetId: string };

export type Merge = {
  /** What `mine` changed of the base, and what `theirs` did. */
  mine: readonly ChangedPart[];
  theirs: readonly ChangedPart[];
  /** What both changed, and not to the same. */
  conflicts: readonly ChangedPart[];
  /** Both changes; where they conflict, those of the side that was preferred. */
  merged: ViewDocument;
};

type Path = readonly string[];
type Side = 'mine' | 'theirs';

/** One thing each: half of one range and half of another is none. */
const WHOLE = new Set(['timerange', 'filter', 'interval', 'color']);
/** Of whoever stored it last; or made of the widgets again whenever a view is stored. */
const NOT_MERGED = new Set(['id', 'owner', 'createdAt', 'favorite', 'searchTypes', 'widgetMapping']);
const MISSING = Symbol('missing');

/** Two versions of a view that come from the same `base`, in one. */
export function mergeViews(base: ViewDocument, mine: ViewDocument, theirs: ViewDocument, prefer: Side): Merge {
  const conflicts: Path[] = [];
  const merge = (was: unknown, my: unknown, their: unknown, path: Path): unknown => {
    if (sameJson(my, their) || isTheirs(path) || sameJson(was, my)) return their;
    if (sameJson(was, their)) return my;
    const [one, other] = [membersOf(my, path), membersOf(their, path)];
    if (one && other) {
      const names = [...new Set([...other.keys(), ...one.keys()])];
      const before = membersOf(was, path) ?? new Map<string, unknown>();
      const members = names.map((name) => [name, merge(at(before, name), at(one, name), at(other, name), [...path, name])] as const).filter(([, value]) => value !== MISSING);
      return Array.isArray(my) ? members.map(([, item]) => item) : Object.fromEntries(members);
    }
    conflicts.push(path);
    return prefer === 'mine' ? my : their;
  };
  const merged = merge(base, mine, theirs, []) as ViewDocument;
  return { merged, mine: partsOf(differences(base, mine, [])), theirs: partsOf(differences(base, theirs, [])), conflicts: partsOf(conflicts) };
}

/** Where two values differ, as deep as can be told. */
function differences(was: unknown, is: unknown, path: Path): Path[] {
  if (sameJson(was, is) || isTheirs(path)) return [];
  const [before, after] = [membersOf(was, path), membersOf(is, path)];
  if (!before || !after) return [path];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => differences(at(before, name), at(after, name), [...path, name]));
}

const at = (members: ReadonlyMap<string, unknown>, name: string): unknown => (members.has(name) ? members.get(name) : MISSING);
/** Names below these are ids, whatever they read like. */
const isId = (path: Path) => ['states', 'widget', 'positions', 'widgets', 'queries', 'tab', 'kept'].includes(path.at(-2) ?? '');
const isTheirs = (path: Path) => NOT_MERGED.has(path.at(-1) ?? '') && !isId(path);

/** The members of an object, or the items of a list that have ids; undefined for what is one thing. */
function membersOf(value: unknown, path: Path): ReadonlyMap<string, unknown> | undefined {
  if ((WHOLE.has(path.at(-1) ?? '') && !isId(path)) || path.at(-2) === 'positions') return undefined;
  if (isObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return undefined;
  const items = value.filter((item): item is JsonObject & { id: string } => isObject(item) && typeof item['id'] === 'string');
  return items.length === value.length && new Set(items.map(({ id }) => id)).size === items.length ? new Map(items.map((item) => [item.id, item])) : undefined;
}

function partsOf(paths: readonly Path[]): ChangedPart[] {
  const parts = paths.map(partOf);
  return parts.filter((part, index) => parts.findIndex((one) => sameJson(one, part)) === index);
}

/** `states.<query>.widgets.<widget>.config.fields` is of that widget. */
function partOf([first, second, third, fourth, fifth]: Path): ChangedPart {
  if (first === 'title' || first === 'summary' || first === 'description') return { part: first };
  if (first === 'search' && second === 'queries') return { part: fourth === 'query' || fourth === 'timerange' ? fourth : fourth === 'filter' ? 'streams' : 'other' };
  if (first !== 'states') return { part: 'other' };
  if (third === 'widgets' && fourth !== undefined) return { part: 'widget', widgetId: fourth };
  if (third === 'titles' && fourth === 'widget' && fifth !== undefined) return { part: 'widgetTitle', widgetId: fifth };
  if (third === 'highlighting') return { part: third };
  return { part: third === 'positions' ? 'layout' : 'other' };
}

import { isObject } from '@/domain/json-object';
import {
  differencesOf,
  itemsById,
  mergeTrees,
  ORDER,
  type Difference,
  type Members,
  type Path,
  type Shape,
  type Side,
} from '@/domain/merge/merge-trees';
import { sameJson } from '@/domain/same-json';
import type { FormValues } from './changed-values';

/** How the values of a form are merged with those that others saved meanwhile. */
export type MergeRules<Values extends FormValues> = {
  /**
   * Lists that are merged member by member: a `set` of texts in any order, or `items` with an `id`.
   */
  lists?: { readonly [Name in keyof Values]?: 'set' | 'items' };
  /**
   * Fields that make sense only together, such as the type of a page and its id: a change of one is
   * a change of all.
   */
  together?: readonly (readonly (keyof Values & string)[])[];
};

/** `base`: what the changes were made to; `mine`: the changed values. */
export type Edit<Values> = { base: Values; mine: Values };

/** Both sides changed the same value; `name` is the field that shows it. */
export type ValueConflict = {
  key: string;
  path: Path;
  name: string;
  /** The member of the values that contains it. */
  field: string;
  /** The item of a list that contains it, or that only one side still has. */
  item?: unknown;
  mine: unknown;
  theirs: unknown;
};

/**
 * Puts an edit on top of `theirs`, what the server has now. Values that both changed stay as they
 * are in both versions of the result, so that they remain conflicts until `settled`.
 */
export function rebased<Values extends FormValues>(
  { base, mine }: Edit<Values>,
  theirs: Values,
  rules: MergeRules<Values>,
): Edit<Values> {
  return {
    base: merged(base, mine, theirs, rules, ({ by, ...one }) =>
      by === 'both' ? one.was : one.theirs,
    ),
    mine: merged(base, mine, theirs, rules, ({ by, ...one }) =>
      by === 'theirs' ? one.theirs : one.mine,
    ),
  };
}

/**
 * The base after an attempt whose answer was lost or a failure: what was `sent` and is there now
 * was saved by it, and not by someone else.
 */
export const acknowledged = <Values extends FormValues>(
  base: Values,
  sent: Values,
  theirs: Values,
  rules: MergeRules<Values>,
): Values => merged(base, sent, theirs, rules, ({ was }) => was);

/** The conflicts between an edit and what the server has. */
export function conflictsOf<Values extends FormValues>(
  { base, mine }: Edit<Values>,
  theirs: Values,
  rules: MergeRules<Values>,
): ValueConflict[] {
  const groups = groupsOf(rules);
  return differencesOf(
    toTree(base, groups),
    toTree(mine, groups),
    toTree(theirs, groups),
    shapeOf(rules),
  )
    .filter(({ by }) => by === 'both')
    .map((one) => toConflict(one, groups, { mine, theirs }));
}

/** Resolves the conflict at `path` of a rebased edit for one side. */
export function settled<Values extends FormValues>(
  { base, mine }: Edit<Values>,
  theirs: Values,
  rules: MergeRules<Values>,
  { path, side }: { path: Path; side: Side },
): Edit<Values> {
  const isHere = (one: Difference) => sameJson(one.path, path);
  return {
    base: merged(base, mine, theirs, rules, (one) => (isHere(one) ? one.theirs : one.was)),
    mine:
      side === 'mine'
        ? mine
        : merged(base, mine, theirs, rules, (one) => (isHere(one) ? one.theirs : one.mine)),
  };
}

/** The values that differ from what the server has; the order of a set does not matter. */
export function changesTo<Values extends FormValues>(
  theirs: Values,
  mine: Values,
  rules: MergeRules<Values>,
): Partial<Values> {
  const changed = new Set(
    differencesOf(theirs, mine, theirs, shapeOf(rules)).map(({ path }) => path[0]),
  );
  const names = Object.keys(mine).filter((name) => changed.has(name));
  return Object.fromEntries(names.map((name) => [name, mine[name]])) as Partial<Values>;
}

function merged<Values extends FormValues>(
  base: Values,
  mine: Values,
  theirs: Values,
  rules: MergeRules<Values>,
  pick: (difference: Difference) => unknown,
): Values {
  const groups = groupsOf(rules);
  const tree = mergeTrees(
    toTree(base, groups),
    toTree(mine, groups),
    toTree(theirs, groups),
    shapeOf(rules),
    pick,
  );
  return fromTree(tree, groups) as Values;
}

type Groups = ReadonlyMap<string, readonly string[]>;

const groupsOf = ({ together = [] }: MergeRules<FormValues>): Groups =>
  new Map(together.map((names) => [names.join('+'), names]));

/** Moves the fields of a group into one member, which is compared as a whole. */
function toTree(values: FormValues, groups: Groups): FormValues {
  const grouped = new Set([...groups.values()].flat());
  const entries = Object.entries(values);
  return Object.fromEntries([
    ...entries.filter(([name]) => !grouped.has(name)),
    ...[...groups].map(([key, names]) => [
      key,
      Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    ]),
  ]);
}

function fromTree(tree: unknown, groups: Groups): FormValues {
  const members = isObject(tree) ? Object.entries(tree) : [];
  return Object.fromEntries(
    members.flatMap(([key, value]) =>
      groups.has(key) && isObject(value) ? Object.entries(value) : [[key, value]],
    ),
  );
}

function shapeOf(rules: MergeRules<FormValues>): Shape {
  const lists: Readonly<Record<string, 'set' | 'items' | undefined>> = rules.lists ?? {};
  const kindOf = ([field = '']: Path) => (Object.hasOwn(lists, field) ? lists[field] : undefined);
  return {
    membersOf(value, path) {
      if (path.length === 0) return isObject(value) ? new Map(Object.entries(value)) : undefined;
      const kind = kindOf(path);
      if (path.length === 1 && kind === 'set') return membersOfSet(value);
      if (path.length === 1 && kind === 'items') return itemsById(value);
      return path.length === 2 && kind === 'items' && isObject(value)
        ? new Map(Object.entries(value))
        : undefined;
    },
    isOrdered: (path) => kindOf(path) === 'items',
  };
}

const membersOfSet = (value: unknown): Members | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? new Map(value.map((one) => [one, one]))
    : undefined;

function toConflict(
  { path, mine, theirs }: Difference,
  groups: Groups,
  versions: { mine: FormValues; theirs: FormValues },
): ValueConflict {
  const [field = '', id, member] = path;
  const group = groups.get(field);
  const found = { key: path.join('\n'), path, field, name: field, mine, theirs };
  if (group) {
    const of = (side: unknown, name: string) => (isObject(side) ? side[name] : undefined);
    const name = group.find((one) => !sameJson(of(mine, one), of(theirs, one))) ?? field;
    return { ...found, name, field: name, mine: of(mine, name), theirs: of(theirs, name) };
  }
  if (id === undefined) return found;
  // The order is shown as the items in that order.
  if (id === ORDER) return { ...found, mine: versions.mine[field], theirs: versions.theirs[field] };
  const items = itemsById(versions.mine[field]);
  const index = [...(items?.keys() ?? [])].indexOf(id);
  return {
    ...found,
    name: [field, index, ...(member === undefined ? [] : [member])].join('.'),
    item: items?.get(id) ?? itemsById(versions.theirs[field])?.get(id),
  };
}

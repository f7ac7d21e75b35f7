import type { Reference, Relation, Target, Thing, ThingKind } from './reference';

/** A thing that is referred to, by everything that references may call it. */
export type Referred = { kind: ThingKind; id: string; name?: string };
/** Something that uses another thing, and in which ways. */
export type Use = { by: Thing; relations: readonly Relation[] };

/** References, found by what they refer to. */
export type ReferenceGraph = { usesOf: (thing: Referred) => readonly Use[] };

const keyOf = (target: Target) =>
  'id' in target ? `${target.kind} id ${target.id}` : `${target.kind} name ${target.name}`;

/** A thing that refers to the same one several times is one use. */
export function createGraph(references: readonly Reference[]): ReferenceGraph {
  const byTarget = grouped(references, ({ to }) => keyOf(to));
  return {
    usesOf({ kind, id, name }) {
      const found = [
        ...(byTarget.get(keyOf({ kind, id })) ?? []),
        ...(name === undefined ? [] : (byTarget.get(keyOf({ kind, name })) ?? [])),
      ].filter(({ from }) => from.kind !== kind || from.id !== id);
      const uses = grouped(found, ({ from }) => `${from.kind} ${from.id}`);
      return [...uses.values()].flatMap((same) =>
        same.slice(0, 1).map(({ from }) => ({
          by: from,
          relations: [...new Set(same.map(({ relation }) => relation))].sort(),
        })),
      );
    },
  };
}

function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

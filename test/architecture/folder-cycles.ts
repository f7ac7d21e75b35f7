import {
  importsOf,
  isTest,
  targetOf,
  withoutExtension,
  type Source,
  type Violation,
} from './source-tree';

/** An import that leads from one folder to another, and one file that has it. */
type Arrow = { from: string; to: string; by: string };

/** The rooms whose folders are compared with each other; each feature is one of its own. */
export function roomOfFolders(path: string): string | undefined {
  const [src, room, feature] = path.split('/');
  if (src !== 'src' || room === undefined) return undefined;
  return room === 'features' ? `features/${feature ?? ''}` : room;
}

/**
 * Folders that reach each other in both directions, by values or by types, as the arrows between
 * them. The folders next to each other are compared, each with everything below it, at every level
 * of a room; the files beside them are a folder too.
 */
export function cyclesOfFolders(sources: readonly Source[]): Arrow[][] {
  const program = sources.filter((source) => !isTest(source));
  const known = new Set(program.map(({ path }) => withoutExtension(path)));
  const arrows = new Map<string, Arrow>();
  for (const source of program)
    for (const name of importsOf(source)) {
      const target = targetOf(source.path, name);
      if (target === undefined || !known.has(withoutExtension(target))) continue;
      if (roomOfFolders(source.path) !== roomOfFolders(target)) continue;
      const between = whereTheyPart(source.path, target);
      if (between)
        arrows.set(between.join(' '), { from: between[0], to: between[1], by: source.path });
    }

  const next = new Map<string, string[]>();
  for (const { from, to } of arrows.values()) next.set(from, [...(next.get(from) ?? []), to]);
  const reached = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]));
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) ?? false;

  const knots: Arrow[][] = [];
  for (const arrow of arrows.values()) {
    if (!reaches(arrow.to, arrow.from)) continue;
    const knot = knots.find(([first]) => first !== undefined && reaches(first.from, arrow.from));
    if (knot && knot[0] && reaches(arrow.from, knot[0].from)) knot.push(arrow);
    else knots.push([arrow]);
  }
  return knots;
}

/** The folders of two files below the last folder that holds both; undefined within one folder. */
function whereTheyPart(from: string, to: string): [string, string] | undefined {
  const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const shared = a.findIndex((name, index) => name !== b[index]);
  const depth = shared === -1 ? a.length : shared;
  if (depth === a.length && depth === b.length) return undefined;
  const at = (folders: string[]) => [...folders.slice(0, depth), folders[depth] ?? '.'].join('/');
  return [at(a), at(b)];
}

function reachableFrom(start: string, next: ReadonlyMap<string, string[]>): Set<string> {
  const reached = new Set<string>();
  const queue = [start];
  for (const folder of queue)
    for (const to of next.get(folder) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        queue.push(to);
      }
  return reached;
}

export const noFolderCycles = (sources: readonly Source[]): Violation[] =>
  cyclesOfFolders(sources)
    .flat()
    .map(({ from, to, by }) => `${from} → ${to}, by ${by}`);

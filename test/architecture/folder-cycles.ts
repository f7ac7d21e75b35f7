import { dirname } from 'node:path';
import {
  importsOf,
  isTest,
  targetOf,
  withoutExtension,
  type Source,
  type Violation,
} from './source-tree';

/** An import from one folder to another, with one file that contains it. */
type Arrow = { from: string; to: string; by: string };

/** The rooms in which folders are checked for cycles. Each feature counts as a room. */
export function roomOfFolders(path: string): string | undefined {
  const [src, room, feature] = path.split('/');
  if (src !== 'src' || room === undefined) return undefined;
  return room === 'features' ? `features/${feature ?? ''}` : room;
}

/**
 * Pairs of folders that reach each other, through imports of values or types. Every directory
 * counts as a folder, including the room itself.
 */
export function cyclesOfFolders(sources: readonly Source[]): Arrow[][] {
  const program = sources.filter((source) => !isTest(source));
  const known = new Set(program.map(({ path }) => withoutExtension(path)));
  const arrows = new Map<string, Arrow>();
  for (const source of program)
    for (const name of importsOf(source)) {
      const target = targetOf(source.path, name);
      if (target === undefined || !known.has(withoutExtension(target))) continue;
      const [from, to] = [dirname(source.path), dirname(target)];
      if (from === to || roomOfFolders(source.path) !== roomOfFolders(target)) continue;
      arrows.set(`${from} ${to}`, { from, to, by: source.path });
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

/** Rooms in `exempt` still have cycles. */
export const noFolderCycles =
  (exempt: readonly string[]) =>
  (sources: readonly Source[]): Violation[] =>
    cyclesOfFolders(sources)
      .flat()
      .filter(({ by }) => !exempt.includes(roomOfFolders(by) ?? ''))
      .map(({ from, to, by }) => `${from} → ${to}, by ${by}`);

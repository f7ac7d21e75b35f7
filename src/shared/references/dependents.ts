import type { QueryClient } from '@tanstack/react-query';
import type { Referred, Use } from '@/domain/references/graph';
import type { Relation } from '@/domain/references/reference';
import type { Dependent } from '@/shared/confirm/DeleteDialog';
import type { Session } from '@/shared/session/session-context';
import { loadTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { usesOfEach } from './asked-sources';
import { countTexts, kindTexts, pathOfThing } from './thing-texts';

/** What was created by a user goes on without the user. */
const HARMLESS: readonly Relation[] = ['createdBy'];

/** A thing to be deleted; `title` is what users call it. */
export type Deleted = Referred & { title?: string };

/**
 * What uses the things that are about to be deleted, which are of one kind. Things that are deleted
 * along do not count. If several are deleted, each use says of which.
 */
export async function dependentsOf(
  things: readonly Deleted[],
  client: QueryClient,
  session: Pick<Session, 'permits'>,
): Promise<readonly Dependent[]> {
  // Lists of every area ask this.
  await loadTexts(['references']);
  const deleted = new Set(things.map(({ kind, id }) => `${kind} ${id}`));
  const users = new Map<string, { by: Use['by']; of: string[] }>();
  for (const { thing, uses } of await usesOfEach(things, client, session))
    for (const { by, relations } of uses) {
      const key = `${by.kind} ${by.id}`;
      if (deleted.has(key) || relations.every((relation) => HARMLESS.includes(relation))) continue;
      const user = users.get(key) ?? { by, of: [] };
      user.of.push(thing.title ?? thing.name ?? thing.id);
      users.set(key, user);
    }
  return [...users.values()].map(({ by, of }) => {
    const href = pathOfThing(by);
    return {
      kind: t(kindTexts[by.kind]),
      count: (count: number) => t(countTexts[by.kind], { count }),
      title: by.title,
      ...(href !== undefined && { href }),
      ...(things.length > 1 && { of }),
    };
  });
}

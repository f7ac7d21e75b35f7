import type { QueryClient } from '@tanstack/react-query';
import type { Referred } from '@/domain/references/graph';
import type { Relation } from '@/domain/references/reference';
import type { Dependent } from '@/shared/confirm/DeleteDialog';
import type { Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { usesOf } from './asked-sources';
import { kindTexts, pathOfThing } from './thing-texts';

/** What was created by a user goes on without the user. */
const HARMLESS: readonly Relation[] = ['createdBy'];

/** What uses a thing, named before it is deleted. */
export async function dependentsOf(
  thing: Referred,
  client: QueryClient,
  session: Pick<Session, 'permits'>,
): Promise<readonly Dependent[]> {
  const uses = await usesOf(thing, client, session);
  return uses
    .filter(({ relations }) => relations.some((relation) => !HARMLESS.includes(relation)))
    .map(({ by }) => {
      const href = pathOfThing(by);
      return { kind: t(kindTexts[by.kind]), title: by.title, ...(href !== undefined && { href }) };
    });
}

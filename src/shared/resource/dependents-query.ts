import type { QueryClient } from '@tanstack/react-query';
import type { DependentsQuery } from '@/shared/confirm/DeleteDialog';
import { dependentsOf } from '@/shared/references/dependents';
import type { Session } from '@/shared/session/session-context';
import type { Resource } from './resource';

/** What uses the entities, asked before they are deleted; undefined if nothing can. */
export function dependentsQuery<Entity extends object>(
  {
    name,
    keyOf,
    fullNameOf,
    remove: { referred },
  }: Pick<Resource<Entity>, 'name' | 'keyOf' | 'fullNameOf' | 'remove'>,
  entities: readonly Entity[],
  client: QueryClient,
  session: Session,
): DependentsQuery | undefined {
  return (
    referred && {
      queryKey: [name, 'dependents', ...entities.map(keyOf)],
      queryFn: () =>
        dependentsOf(
          entities.map((entity) => ({ ...referred(entity), title: fullNameOf(entity) })),
          client,
          session,
        ),
    }
  );
}

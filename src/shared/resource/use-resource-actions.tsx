import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask, askToDelete, type Deletion, type Question } from '@/shared/confirm/ask';
import { errorText } from '@/shared/failure/error-text';
import { change } from '@/shared/mutations/change';
import { useSession, type Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import { Choice } from './Choice';
import { dependentsQuery } from './dependents-query';
import type { EntityAction, Resource } from './resource';

type Items<Entity> = (entity: Entity) => MenuItem[];
type ActionOn<Entity> = { action: EntityAction<Entity>; entity: Entity };

/**
 * The menu items for one entity. `onDeleted` lets a page navigate away from a deleted entity; it
 * must be stable.
 */
export function useResourceActions<
  Entity extends object,
  Row extends Entity,
  Details extends Entity,
>(
  resource: Resource<Entity, Row, Details>,
  onDeleted?: () => void,
): { linkItems: Items<Entity>; actionItems: Items<Entity>; deleteItems: Items<Entity> } {
  const navigate = useNavigate();
  const session = useSession();
  const client = useQueryClient();
  const { mutate: act } = useMutation({
    ...change(resource.keys, ({ action, entity }: ActionOn<Entity>) => action.run(entity)),
    onSuccess: (_, { action, entity }) => action.done && toasts.success(action.done(entity)),
    onError: (error, { action, entity }) => toasts.error(errorText(error), action.failed(entity)),
  });
  return useMemo(() => {
    const linkItems: Items<Entity> = (entity) =>
      resource.pages.flatMap(({ path, action, may, offered = may }) => {
        if (offered && !offered(entity, session)) return [];
        const href = path(resource.keyOf(entity));
        return [{ id: action, label: t(action), href, onSelect: () => void navigate(href) }];
      });
    const start = (one: ActionOn<Entity>) => {
      const question = questionBefore(resource, one);
      if (question) ask({ ...question, run: async () => act(one) });
      else act(one);
    };
    const actionItems: Items<Entity> = (entity) =>
      resource.actions
        .filter(({ may }) => may(entity, session))
        .map((action) => ({
          id: action.id,
          label: action.label(entity),
          onSelect: () => start({ action, entity }),
        }));
    const deleteItems: Items<Entity> = (entity) =>
      resource.remove.may(entity, session)
        ? [
            { id: 'line', separator: true },
            {
              id: 'delete',
              label: t(resource.remove.texts.action ?? 'resource.delete'),
              danger: true,
              onSelect: () => askToDelete(deletionOf(resource, entity, client, session, onDeleted)),
            },
          ]
        : [];
    return { linkItems, actionItems, deleteItems };
  }, [resource, session, client, navigate, act, onDeleted]);
}

function questionBefore<Entity extends object>(
  { fullNameOf }: Pick<Resource<Entity>, 'fullNameOf'>,
  { action, entity }: ActionOn<Entity>,
): Omit<Question, 'run'> | undefined {
  const question = action.question?.(entity);
  if (!question) return undefined;
  const { title, means, Means } = question;
  const content = (
    <>
      <p>{means}</p>
      {Means && <Means entity={entity} />}
    </>
  );
  return { title, names: [fullNameOf(entity)], content };
}

function deletionOf<Entity extends object>(
  resource: Pick<
    Resource<Entity>,
    'name' | 'keyOf' | 'nameOf' | 'fullNameOf' | 'remove' | 'refreshWithout'
  >,
  entity: Entity,
  client: QueryClient,
  session: Session,
  onDeleted: (() => void) | undefined,
): Deletion {
  const { run, texts, Choice: Chosen, notWhileUsed = false } = resource.remove;
  const name = resource.nameOf(entity);
  const key = resource.keyOf(entity);
  let isChosen = true;
  return {
    title: t(texts.title),
    names: [resource.fullNameOf(entity)],
    content: (
      <>
        <p>{texts.means(name)}</p>
        {Chosen && <Choice of={Chosen} entity={entity} onChoose={(next) => (isChosen = next)} />}
      </>
    ),
    dependents: dependentsQuery(resource, [entity], client, session),
    notWhileUsed,
    failed: texts.failed && { ...texts.failed, title: t(texts.failed.title) },
    run: async () => {
      await run(key, session, isChosen);
      await resource.refreshWithout(client, key);
    },
    done: () => {
      toasts.success(texts.done(name), texts.doneTitle && t(texts.doneTitle));
      onDeleted?.();
    },
  };
}

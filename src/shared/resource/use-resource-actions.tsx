import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeleteDialog } from '@/shared/confirm/DeleteDialog';
import { errorText } from '@/shared/failure/error-text';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import type { MenuItem } from '@/ui/menu/menu-item';
import { change } from '@/shared/mutations/change';
import { dependentsQuery } from './dependents-query';
import type { Identified, Resource, EntityAction } from './resource';

type Items<Entity> = (entity: Entity) => MenuItem[];
type PendingAction<Entity> = { action: EntityAction<Entity>; entity: Entity };

/**
 * The menu items for one entity, and their confirmation dialogs. `onDeleted` lets a page navigate
 * away from a deleted entity.
 */
export function useResourceActions<
  Entity extends Identified,
  Row extends Entity,
  Details extends Entity,
>(
  resource: Resource<Entity, Row, Details>,
  onDeleted?: () => void,
): {
  linkItems: Items<Entity>;
  actionItems: Items<Entity>;
  deleteItems: Items<Entity>;
  dialogs: ReactNode;
} {
  const navigate = useNavigate();
  const session = useSession();
  const [deleting, setDeleting] = useState<Entity>();
  const [unconfirmed, ask] = useState<PendingAction<Entity>>();
  const { mutate: act } = useMutation({
    ...change(resource.keys, ({ action, entity }: PendingAction<Entity>) => action.run(entity)),
    onSuccess: (_, { action, entity }) => action.done && toasts.success(action.done(entity)),
    onError: (error, { action, entity }) => toasts.error(errorText(error), action.failed(entity)),
  });
  const items = useMemo(() => {
    const linkItems: Items<Entity> = (entity) =>
      resource.pages.flatMap(({ path, action, may, offered = may }) => {
        if (offered && !offered(entity, session)) return [];
        const href = path(entity.id);
        return [{ id: action, label: t(action), href, onSelect: () => void navigate(href) }];
      });
    const actionItems: Items<Entity> = (entity) =>
      resource.actions
        .filter(({ may }) => may(entity, session))
        .map((action) => ({
          id: action.id,
          label: action.label(entity),
          onSelect: () => (action.question?.(entity) ? ask : act)({ action, entity }),
        }));
    const deleteItems: Items<Entity> = (entity) =>
      resource.remove.may(entity, session)
        ? [
            { id: 'line', separator: true },
            {
              id: 'delete',
              label: t(resource.remove.texts.action ?? 'resource.delete'),
              danger: true,
              onSelect: () => setDeleting(entity),
            },
          ]
        : [];
    return { linkItems, actionItems, deleteItems };
  }, [resource, session, navigate, act]);
  const dialogs = (
    <>
      {unconfirmed && (
        <Question {...unconfirmed} resource={resource} onAnswer={() => ask(undefined)} act={act} />
      )}
      {deleting && (
        <Deletion
          resource={resource}
          entity={deleting}
          onCancel={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            onDeleted?.();
          }}
        />
      )}
    </>
  );
  return { ...items, dialogs };
}

type QuestionProps<Entity extends Identified> = PendingAction<Entity> & {
  resource: Pick<Resource<Entity>, 'fullNameOf'>;
  act: (unconfirmed: PendingAction<Entity>) => void;
  onAnswer: () => void;
};

function Question<Entity extends Identified>(props: QuestionProps<Entity>) {
  const { resource, action, entity, act, onAnswer } = props;
  const question = action.question?.(entity);
  if (!question) return null;
  const { title, means, Means } = question;
  return (
    <ConfirmDialog
      title={title}
      confirm={title}
      danger
      texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
      onCancel={onAnswer}
      onConfirm={() => {
        onAnswer();
        act({ action, entity });
      }}
    >
      <p>
        <strong>{resource.fullNameOf(entity)}</strong>
      </p>
      <p>{means}</p>
      {Means && <Means entity={entity} />}
    </ConfirmDialog>
  );
}

type DeletionProps<Entity extends Identified> = {
  resource: Pick<Resource<Entity>, 'name' | 'nameOf' | 'fullNameOf' | 'remove' | 'refreshWithout'>;
  entity: Entity;
  onDeleted: () => void;
  onCancel: () => void;
};

function Deletion<Entity extends Identified>(props: DeletionProps<Entity>) {
  const { resource, entity, onDeleted, onCancel } = props;
  const { run, texts, Choice } = resource.remove;
  const [chosen, choose] = useState(true);
  const client = useQueryClient();
  const session = useSession();
  return (
    <DeleteDialog
      title={t(texts.title)}
      names={[resource.fullNameOf(entity)]}
      failedTitle={texts.failed && t(texts.failed.title)}
      failedText={texts.failed?.text}
      onDelete={async () => {
        await run(entity.id, session, chosen);
        await resource.refreshWithout(client, entity.id);
      }}
      onCancel={onCancel}
      onDeleted={() => {
        toasts.success(texts.done(resource.nameOf(entity)), texts.doneTitle && t(texts.doneTitle));
        onDeleted();
      }}
      dependents={dependentsQuery(resource, [entity], client, session)}
    >
      <p>{texts.means(resource.nameOf(entity))}</p>
      {Choice && <Choice entity={entity} checked={chosen} onChange={choose} />}
    </DeleteDialog>
  );
}

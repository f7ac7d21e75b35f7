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
import type { Identified, Resource, ThingAction } from './resource';

type Items<Thing> = (thing: Thing) => MenuItem[];
type PendingAction<Thing> = { action: ThingAction<Thing>; thing: Thing };

/**
 * The menu items for one entity, and their confirmation dialogs. `onDeleted` lets a page navigate
 * away from a deleted entity.
 */
export function useResourceActions<Thing extends Identified, Row extends Thing, One extends Thing>(
  resource: Resource<Thing, Row, One>,
  onDeleted?: () => void,
): {
  linkItems: Items<Thing>;
  actionItems: Items<Thing>;
  deleteItems: Items<Thing>;
  dialogs: ReactNode;
} {
  const navigate = useNavigate();
  const session = useSession();
  const [deleting, setDeleting] = useState<Thing>();
  const [unconfirmed, ask] = useState<PendingAction<Thing>>();
  const { mutate: act } = useMutation({
    ...change(resource.keys, ({ action, thing }: PendingAction<Thing>) => action.run(thing)),
    onSuccess: (_, { action, thing }) => action.done && toasts.success(action.done(thing)),
    onError: (error, { action, thing }) => toasts.error(errorText(error), action.failed(thing)),
  });
  const items = useMemo(() => {
    const linkItems: Items<Thing> = (thing) =>
      resource.pages.flatMap(({ path, action, may, offered = may }) => {
        if (offered && !offered(thing, session)) return [];
        const href = path(thing.id);
        return [{ id: action, label: t(action), href, onSelect: () => void navigate(href) }];
      });
    const actionItems: Items<Thing> = (thing) =>
      resource.actions
        .filter(({ may }) => may(thing, session))
        .map((action) => ({
          id: action.id,
          label: action.label(thing),
          onSelect: () => (action.question?.(thing) ? ask : act)({ action, thing }),
        }));
    const deleteItems: Items<Thing> = (thing) =>
      resource.remove.may(thing, session)
        ? [
            { id: 'line', separator: true },
            {
              id: 'delete',
              label: t(resource.remove.texts.action ?? 'resource.delete'),
              danger: true,
              onSelect: () => setDeleting(thing),
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
          thing={deleting}
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

type QuestionProps<Thing extends Identified> = PendingAction<Thing> & {
  resource: Pick<Resource<Thing>, 'fullNameOf'>;
  act: (unconfirmed: PendingAction<Thing>) => void;
  onAnswer: () => void;
};

function Question<Thing extends Identified>(props: QuestionProps<Thing>) {
  const { resource, action, thing, act, onAnswer } = props;
  const question = action.question?.(thing);
  if (!question) return null;
  return (
    <ConfirmDialog
      title={question.title}
      confirm={question.title}
      danger
      texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
      onCancel={onAnswer}
      onConfirm={() => {
        onAnswer();
        act({ action, thing });
      }}
    >
      <p>
        <strong>{resource.fullNameOf(thing)}</strong>
      </p>
      <p>{question.means}</p>
    </ConfirmDialog>
  );
}

type DeletionProps<Thing extends Identified> = {
  resource: Pick<Resource<Thing>, 'name' | 'nameOf' | 'fullNameOf' | 'remove' | 'refresh'>;
  thing: Thing;
  onDeleted: () => void;
  onCancel: () => void;
};

function Deletion<Thing extends Identified>(props: DeletionProps<Thing>) {
  const { resource, thing, onDeleted, onCancel } = props;
  const { run, texts, dependents } = resource.remove;
  const client = useQueryClient();
  const session = useSession();
  return (
    <DeleteDialog
      title={t(texts.title)}
      names={[resource.fullNameOf(thing)]}
      onDelete={async () => {
        await run(thing.id, session);
        await resource.refresh(client);
      }}
      onCancel={onCancel}
      onDeleted={() => {
        toasts.success(texts.done(resource.nameOf(thing)), texts.doneTitle && t(texts.doneTitle));
        onDeleted();
      }}
      {...(dependents && {
        dependents: {
          queryKey: [resource.name, 'dependents', thing.id],
          queryFn: ({ signal }) => dependents(thing.id, signal),
        },
      })}
    >
      <p>{texts.means(resource.nameOf(thing))}</p>
    </DeleteDialog>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfigSheet } from '@/shared/config-form/ConfigSheet';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Sheet } from '@/ui/sheet/Sheet';
import { Spinner } from '@/ui/spinner/Spinner';
import type { Resource } from './resource';
import { isNew, type SheetTask } from './sheet/sheet-address';
import { TaskSheet } from './TaskSheet';
import { TypeChoice } from './typed/TypeChoice';
import type { EntityType, TypedForm } from './typed/typed-form';

type TypedSheetProps<Entity extends object, Row extends Entity, Details extends Entity, Saved> = {
  of: Resource<Entity, Row, Details>;
  form: TypedForm<Details, Saved>;
  task: SheetTask;
  /** Whether the user may do it; by default `create` and `edit` of the resource decide. */
  may?: (entity: Details | undefined) => boolean;
  /** Opens the form of the type that was chosen. */
  onOpen: (task: SheetTask) => void;
  onClose: () => void;
};

/** Creates an entity, for which users choose a type first, or edits one. */
export function TypedSheet<
  Entity extends object,
  Row extends Entity,
  Details extends Entity,
  Saved,
>({ may, ...props }: TypedSheetProps<Entity, Row, Details, Saved>) {
  const { of: resource, form, task, onClose } = props;
  const { texts } = form;
  return (
    <TaskSheet
      of={resource}
      task={task}
      title={isNew(task) ? texts.new() : t(texts.edit)}
      {...(may && { may })}
      onClose={onClose}
    >
      {(entity) => <OfType {...props} entity={entity} />}
    </TaskSheet>
  );
}

type OfTypeProps<Entity extends object, Row extends Entity, Details extends Entity, Saved> = Omit<
  TypedSheetProps<Entity, Row, Details, Saved>,
  'may'
> & { entity: Details | undefined };

function OfType<Entity extends object, Row extends Entity, Details extends Entity, Saved>({
  of: resource,
  form,
  task,
  entity,
  onOpen,
  onClose,
}: OfTypeProps<Entity, Row, Details, Saved>) {
  const { data: types, error, refetch } = useQuery(resource.types());
  const { texts } = form;
  const chosen = entity ? resource.typeOf(entity) : isNew(task) ? (task.type ?? '') : '';
  const type = types && Object.hasOwn(types, chosen) ? types[chosen] : undefined;
  if (type)
    return <Fields of={resource} form={form} type={type} entity={entity} onClose={onClose} />;
  return (
    <Sheet
      title={entity ? texts.editOf(entity) : texts.new()}
      onClose={onClose}
      closeLabel={t('forms.close')}
    >
      <FailureNotice error={error} retry={() => void refetch()} />
      {!types && !error && <Spinner label={t('resource.loadingForm')} />}
      {types && entity && <p>{texts.unknownType(chosen)}</p>}
      {types && !entity && Object.keys(types).length === 0 && <p>{t(texts.noTypes)}</p>}
      {types && !entity && (
        <TypeChoice
          label={t(texts.types)}
          types={Object.values(types)}
          onChoose={(one) => onOpen({ kind: 'new', type: one })}
        />
      )}
    </Sheet>
  );
}

type FieldsProps<Entity, Saved> = {
  of: Pick<Resource<object>, 'name' | 'drafts' | 'refresh'> & {
    keyOf: (entity: Entity) => string;
    read?: ((key: string, signal: AbortSignal) => Promise<Entity>) | undefined;
  };
  form: TypedForm<Entity, Saved>;
  type: EntityType;
  /** Omitted to create one. */
  entity: Entity | undefined;
  onClose: () => void;
};

/** The one place where something of a type is saved and shown anew. */
function Fields<Entity extends object, Saved>({
  of: { name, drafts, keyOf, read, refresh },
  form: { from, empty, create, update, createsAgain = false, draftScope, texts },
  type,
  entity,
  onClose,
}: FieldsProps<Entity, Saved>) {
  const client = useQueryClient();
  const latest = async (known: Entity) => {
    if (!read) throw new Error(`${name} cannot be edited without 'read'.`);
    return read(keyOf(known), new AbortController().signal);
  };
  const draft = entity
    ? ['edit', keyOf(entity)]
    : ['new', ...(draftScope === undefined ? [] : [draftScope]), type.type];
  return (
    <ConfigSheet
      heading={entity ? texts.editOf(entity) : texts.newOf(type.name)}
      submit={t(entity ? texts.update : texts.create)}
      draftKey={[drafts, ...draft].join('.')}
      type={type.type}
      requested={type.requested_configuration}
      {...(entity ? from(entity) : empty)}
      latest={entity && (async () => from(await latest(entity)))}
      {...(createsAgain && { createAgain: create })}
      onSubmit={async (sent) => (entity ? update(await latest(entity), sent) : create(sent))}
      onSaved={(saved) => {
        void refresh(client);
        toasts.success(entity ? texts.updated(saved) : texts.created(saved));
      }}
      onClose={onClose}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormValues } from '@/shared/form/values/changed-values';
import { SheetForm } from '@/shared/form/DialogForm';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import type {
  CreatingOptions,
  DraftFormOptions,
  Edited,
  EditingOptions,
  Latest,
} from '@/shared/form/form-options';
import type { MergeRules } from '@/shared/form/values/merge-values';
import { placeErrors } from '@/shared/form/placed-errors';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { Resource } from './resource';
import { isNew, type SheetTask } from './sheet/sheet-address';
import { TaskSheet } from './TaskSheet';

type ResourceOptions<Saved, Values> = {
  onSaved: (saved: Saved, values: Values, isNew: boolean) => void;
  /** Patterns, by field, of error messages that mention their field only in words. */
  refusals?: Readonly<Record<string, RegExp>>;
  /** The text of the toast; omit it if `onSaved` shows its own. */
  successText?: (saved: Saved, values: Values) => string;
};
type Options<Values extends FormValues, Saved, Source> = DraftFormOptions<Values, Saved, Source> &
  ResourceOptions<Saved, Values>;

/** A form that changes a resource; after saving, the queries that show it are invalidated. */
export function useResourceForm<Values extends FormValues, Saved, Source = unknown>(
  resource: Pick<Resource<object>, 'refresh'>,
  { refusals = {}, successText, onSaved, ...options }: Options<Values, Saved, Source>,
) {
  const client = useQueryClient();
  const finish = (saved: Saved, values: Values, isNew: boolean) => {
    if (successText) toasts.success(successText(saved, values));
    void resource.refresh(client);
    onSaved(saved, values, isNew);
  };
  return useDraftForm<Values, Saved, Source>(
    options.edits
      ? {
          ...options,
          onSubmit: (values: Values, now: Latest<Values, Source>) =>
            placeErrors(options.onSubmit(values, now), refusals),
          onSaved: finish,
        }
      : {
          ...options,
          onSubmit: (values) => placeErrors(options.onSubmit(values), refusals),
          onSaved: finish,
        },
  );
}

type CommonForm<Values extends FormValues, Saved> = Pick<
  CreatingOptions<Values, Saved> & ResourceOptions<Saved, Values>,
  'validate' | 'refusals' | 'serverNames' | 'secrets'
>;

/** The form of something new. `texts.new` is the title of its sheet or page. */
export type CreateForm<Values extends FormValues, Saved> = CommonForm<Values, Saved> & {
  empty: () => Values;
  create: (values: Values) => Promise<Saved>;
  Fields: ComponentType;
  texts: {
    new: PlainTextKey;
    /** The label of the button, and the toast after saving. */
    create: PlainTextKey;
    created: (saved: Saved, values: Values) => string;
  };
};

/** The form of something that exists. `texts.edit` is the title of its sheet. */
export type UpdateForm<Values extends FormValues, Entity, Saved> = CommonForm<Values, Saved> & {
  from: (entity: Entity) => Values;
  /** How concurrent changes are merged, and what fields are called that are not always shown. */
  merge?: MergeRules<Values> & Pick<Edited<Values, Saved, Entity>, 'hidden'>;
  /** `current` is what the server has at this moment; `values` contain the changes of others. */
  update: (current: Entity, values: Values, changes: Partial<Values>) => Promise<Saved>;
  Fields: ComponentType;
  texts: {
    edit: PlainTextKey;
    /** The label of the button, and the toast after saving. */
    update: PlainTextKey;
    updated: (saved: Saved, values: Values) => string;
  };
};

/** The form of a resource that is created and edited with the same fields. */
export type ResourceForm<Values extends FormValues, Entity, Saved> = CreateForm<Values, Saved> &
  UpdateForm<Values, Entity, Saved> & {
    /** Whether someone who edits a deleted entity may create it again from the values. */
    createsAgain?: boolean;
  };

/** Reads an entity past all caches. */
type Reads<Entity> = Pick<Resource<object>, 'name' | 'drafts' | 'refresh'> & {
  keyOf: (entity: Entity) => string;
  read?: ((key: string, signal: AbortSignal) => Promise<Entity>) | undefined;
  list: { path: () => string };
};

type SheetProps<
  Values extends FormValues,
  Entity extends object,
  Row extends Entity,
  Details extends Entity,
  Saved,
> = {
  of: Resource<Entity, Row, Details>;
  form: ResourceForm<Values, Entity, Saved>;
  task: SheetTask;
  onClose: () => void;
};

/** Creates or edits an entity in a sheet beside the list. */
export function ResourceSheet<
  Values extends FormValues,
  Entity extends object,
  Row extends Entity,
  Details extends Entity,
  Saved,
>({ of, form, task, onClose }: SheetProps<Values, Entity, Row, Details, Saved>) {
  const title = t(isNew(task) ? form.texts.new : form.texts.edit);
  return (
    <TaskSheet of={of} task={task} title={title} onClose={onClose}>
      {(entity) => (
        <FormSheet of={of} form={form} entity={entity} title={title} onClose={onClose} />
      )}
    </TaskSheet>
  );
}

type FormSheetProps<Values extends FormValues, Entity, Saved> = {
  of: Reads<Entity>;
  form: ResourceForm<Values, Entity, Saved>;
  /** The entity to edit; omitted to create one. */
  entity: Entity | undefined;
  title: string;
  onClose: () => void;
};

function FormSheet<Values extends FormValues, Entity extends object, Saved>({
  of: resource,
  form: definition,
  entity,
  title,
  onClose,
}: FormSheetProps<Values, Entity, Saved>) {
  const { texts, Fields } = definition;
  const form = useResourceForm(resource, {
    ...(entity ? editing(resource, definition, entity) : creating(resource, definition)),
    onSaved: onClose,
  });
  return (
    <SheetForm
      form={form}
      title={title}
      submit={t(entity ? texts.update : texts.create)}
      onClose={onClose}
    >
      <Fields />
    </SheetForm>
  );
}

type EditFormProps<Values extends FormValues, Entity, Saved> = {
  of: Reads<Entity>;
  form: UpdateForm<Values, Entity, Saved> &
    Partial<Pick<ResourceForm<Values, Entity, Saved>, 'create' | 'createsAgain'>>;
  entity: Entity;
  /** Where to go after saving or cancelling. */
  back: string;
};

/** Edits an entity on its own page. */
export function EditForm<Values extends FormValues, Entity extends object, Saved>({
  of: resource,
  form: definition,
  entity,
  back,
}: EditFormProps<Values, Entity, Saved>) {
  const { texts, Fields } = definition;
  const navigate = useNavigate();
  const leave = () => void navigate(back);
  const form = useResourceForm(resource, {
    ...editing(resource, definition, entity),
    // An entity that was created again has another id.
    onSaved: (_saved, _values, isNew) => (isNew ? void navigate(resource.list.path()) : leave()),
  });
  return (
    <Form form={form}>
      <Fields />
      <FormActions submit={t(texts.update)} onCancel={leave} />
    </Form>
  );
}

/** The options of the form of something new. */
export function creating<Values extends FormValues, Saved>(
  { drafts }: Pick<Resource<object>, 'drafts'>,
  form: CreateForm<Values, Saved>,
) {
  const { empty, create, texts } = form;
  return {
    ...optionsOf(form),
    key: `${drafts}.new`,
    initialValues: empty(),
    onSubmit: create,
    successText: texts.created,
  };
}

function editing<Values extends FormValues, Entity extends object, Saved>(
  { name, drafts, keyOf, read }: Reads<Entity>,
  form: EditFormProps<Values, Entity, Saved>['form'],
  entity: Entity,
): Omit<EditingOptions<Values, Saved, Entity>, 'onSaved'> &
  Omit<ResourceOptions<Saved, Values>, 'onSaved'> {
  const { from, merge, create, createsAgain = false, update, texts } = form;
  if (!read) throw new Error(`${name} cannot be edited without 'read'.`);
  return {
    ...optionsOf(form),
    key: `${drafts}.edit.${keyOf(entity)}`,
    edits: {
      ...merge,
      loaded: entity,
      latest: () => read(keyOf(entity), new AbortController().signal),
      toValues: from,
      ...(createsAgain && create && { createAgain: create }),
    },
    onSubmit: (values, { current, changes }) => update(current, values, changes),
    successText: texts.updated,
  };
}

const optionsOf = <Values extends FormValues, Saved>({
  validate,
  refusals,
  serverNames,
  secrets,
}: CommonForm<Values, Saved>) => ({
  ...(validate && { validate }),
  ...(refusals && { refusals }),
  ...(serverNames && { serverNames }),
  ...(secrets && { secrets }),
});

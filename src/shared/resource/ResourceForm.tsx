import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormValues } from '@/shared/form/changed-values';
import { SheetForm } from '@/shared/form/DialogForm';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import type { DraftFormOptions } from '@/shared/form/form-options';
import { placeErrors } from '@/shared/form/placed-errors';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { Identified, Resource } from './resource';

type Options<Values extends FormValues, Saved> = DraftFormOptions<Values, Saved> & {
  onSaved: (saved: Saved, values: Values) => void;
  /** Patterns, by field, of error messages that mention their field only in words. */
  refusals?: Readonly<Record<string, RegExp>>;
  /** The text of the toast; omit it if `onSaved` shows its own. */
  successText?: (saved: Saved, values: Values) => string;
};

/** A form that changes a resource; after saving, the queries that show it are invalidated. */
export function useResourceForm<Values extends FormValues, Saved>(
  resource: Pick<Resource<Identified>, 'refresh'>,
  { refusals = {}, successText, onSubmit, onSaved, ...options }: Options<Values, Saved>,
) {
  const client = useQueryClient();
  return useDraftForm<Values, Saved>({
    ...options,
    onSubmit: (values) => placeErrors(onSubmit(values), refusals),
    onSaved: (saved, values) => {
      if (successText) toasts.success(successText(saved, values));
      void resource.refresh(client);
      onSaved(saved, values);
    },
  });
}

/** The form of a resource that is created and edited with the same fields. */
export type ResourceForm<Values extends FormValues, Entity, Saved> = Pick<
  Options<Values, Saved>,
  'validate' | 'refusals' | 'serverNames' | 'secrets'
> & {
  empty: () => Values;
  from: (entity: Entity) => Values;
  create: (values: Values) => Promise<Saved>;
  update: (entity: Entity, values: Values) => Promise<Saved>;
  Fields: ComponentType;
  texts: {
    /** Titles of the sheets. */
    new: PlainTextKey;
    edit: PlainTextKey;
    /** Labels of the buttons, and the toasts after saving. */
    create: PlainTextKey;
    created: (saved: Saved, values: Values) => string;
    update: PlainTextKey;
    updated: (saved: Saved, values: Values) => string;
  };
};

type SheetProps<Values extends FormValues, Entity, Saved> = {
  of: Pick<Resource<Identified>, 'name' | 'refresh'>;
  form: ResourceForm<Values, Entity, Saved>;
  /** The entity to edit; omitted to create one. */
  entity?: Entity | undefined;
  onClose: () => void;
};

/** Creates or edits an entity in a sheet beside the list. */
export function ResourceSheet<Values extends FormValues, Entity extends Identified, Saved>({
  of: resource,
  form: { empty, from, create, update, Fields, texts, ...options },
  entity,
  onClose,
}: SheetProps<Values, Entity, Saved>) {
  const form = useResourceForm(resource, {
    ...options,
    key: entity ? `${resource.name}.edit.${entity.id}` : `${resource.name}.new`,
    initialValues: entity ? from(entity) : empty(),
    onSubmit: (values) => (entity ? update(entity, values) : create(values)),
    successText: entity ? texts.updated : texts.created,
    onSaved: onClose,
  });
  return (
    <SheetForm
      form={form}
      title={t(entity ? texts.edit : texts.new)}
      submit={t(entity ? texts.update : texts.create)}
      onClose={onClose}
    >
      <Fields />
    </SheetForm>
  );
}

type EditFormProps<Values extends FormValues, Entity, Saved> = {
  of: Pick<Resource<Identified>, 'name' | 'refresh'>;
  form: ResourceForm<Values, Entity, Saved>;
  entity: Entity;
  /** Where to go after saving or cancelling. */
  back: string;
};

/** Edits an entity on its own page. */
export function EditForm<Values extends FormValues, Entity extends Identified, Saved>({
  of: resource,
  form: { from, update, Fields, texts, ...options },
  entity,
  back,
}: EditFormProps<Values, Entity, Saved>) {
  const navigate = useNavigate();
  const leave = () => void navigate(back);
  const form = useResourceForm(resource, {
    ...options,
    key: `${resource.name}.edit.${entity.id}`,
    initialValues: from(entity),
    onSubmit: (values) => update(entity, values),
    successText: texts.updated,
    onSaved: leave,
  });
  return (
    <Form form={form}>
      <Fields />
      <FormActions submit={t(texts.update)} onCancel={leave} />
    </Form>
  );
}

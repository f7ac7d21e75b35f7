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
  /** Refusals that name their field in words only: which words mean which field. */
  refusals?: Readonly<Record<string, RegExp>>;
  /** The toast; none where `onSaved` has one of its own. */
  said?: (saved: Saved, values: Values) => string;
};

/** A form that changes things of a resource: once it is saved, what shows them is fetched again. */
export function useResourceForm<Values extends FormValues, Saved>(
  resource: Pick<Resource<Identified>, 'refresh'>,
  { refusals = {}, said, onSubmit, onSaved, ...options }: Options<Values, Saved>,
) {
  const client = useQueryClient();
  return useDraftForm<Values, Saved>({
    ...options,
    onSubmit: (values) => placeErrors(onSubmit(values), refusals),
    onSaved: (saved, values) => {
      if (said) toasts.success(said(saved, values));
      void resource.refresh(client);
      onSaved(saved, values);
    },
  });
}

/** The form of a resource whose things are made and changed with the same fields. */
export type ResourceForm<Values extends FormValues, Thing, Saved> = Pick<
  Options<Values, Saved>,
  'validate' | 'refusals' | 'serverNames' | 'secrets'
> & {
  empty: () => Values;
  from: (thing: Thing) => Values;
  create: (values: Values) => Promise<Saved>;
  update: (thing: Thing, values: Values) => Promise<Saved>;
  Fields: ComponentType;
  texts: {
    /** Heads of the sheets. */
    new: PlainTextKey;
    edit: PlainTextKey;
    /** Buttons, and the toasts after them. */
    create: PlainTextKey;
    created: (saved: Saved, values: Values) => string;
    update: PlainTextKey;
    updated: (saved: Saved, values: Values) => string;
  };
};

type SheetProps<Values extends FormValues, Thing, Saved> = {
  of: Pick<Resource<Identified>, 'name' | 'refresh'>;
  form: ResourceForm<Values, Thing, Saved>;
  /** What is changed; a new thing without. */
  thing?: Thing | undefined;
  onClose: () => void;
};

/** Creates or changes a thing beside the list. */
export function ResourceSheet<Values extends FormValues, Thing extends Identified, Saved>({
  of: resource,
  form: { empty, from, create, update, Fields, texts, ...options },
  thing,
  onClose,
}: SheetProps<Values, Thing, Saved>) {
  const form = useResourceForm(resource, {
    ...options,
    key: thing ? `${resource.name}.edit.${thing.id}` : `${resource.name}.new`,
    initialValues: thing ? from(thing) : empty(),
    onSubmit: (values) => (thing ? update(thing, values) : create(values)),
    said: thing ? texts.updated : texts.created,
    onSaved: onClose,
  });
  return (
    <SheetForm
      form={form}
      title={t(thing ? texts.edit : texts.new)}
      submit={t(thing ? texts.update : texts.create)}
      onClose={onClose}
    >
      <Fields />
    </SheetForm>
  );
}

type EditFormProps<Values extends FormValues, Thing, Saved> = {
  of: Pick<Resource<Identified>, 'name' | 'refresh'>;
  form: ResourceForm<Values, Thing, Saved>;
  thing: Thing;
  /** Where to go when it is saved or given up. */
  back: string;
};

/** Changes a thing on a page of its own. */
export function EditForm<Values extends FormValues, Thing extends Identified, Saved>({
  of: resource,
  form: { from, update, Fields, texts, ...options },
  thing,
  back,
}: EditFormProps<Values, Thing, Saved>) {
  const navigate = useNavigate();
  const leave = () => void navigate(back);
  const form = useResourceForm(resource, {
    ...options,
    key: `${resource.name}.edit.${thing.id}`,
    initialValues: from(thing),
    onSubmit: (values) => update(thing, values),
    said: texts.updated,
    onSaved: leave,
  });
  return (
    <Form form={form}>
      <Fields />
      <FormActions submit={t(texts.update)} onCancel={leave} />
    </Form>
  );
}

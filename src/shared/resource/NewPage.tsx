import { useMemo, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MissingPermissionPage } from '@/shared/failure/FailurePage';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { FormWizard } from '@/shared/form/FormWizard';
import type { FormValues } from '@/shared/form/values/changed-values';
import { useAddress } from '@/shared/navigation/use-address';
import { PageHead } from '@/shared/page-header/PageHead';
import { useSession } from '@/shared/session/session-context';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonForm } from '@/ui/skeleton/SkeletonShapes';
import type { Resource } from './resource';
import { creating, useResourceForm, type CreateForm } from './ResourceForm';

/** A step of a long form, with its name in the address and its fields. */
export type FormStep = { key: string; title: PlainTextKey; Fields: ComponentType };

type NewPageProps<Values extends FormValues, Saved> = {
  of: Pick<Resource<object>, 'name' | 'drafts' | 'texts' | 'list' | 'create' | 'refresh'>;
  /** Undefined until what it offers is loaded. */
  form: CreateForm<Values, Saved> | undefined;
  /** Why the form could not be loaded. */
  failure?: { error: unknown; retry: () => void };
  /** In place of the form's `Fields`; the current one is in the address (`?step=`). */
  steps?: readonly FormStep[];
  /** Where to go after saving; the list by default. */
  next?: (saved: Saved) => string;
};

/** Creates an entity on a page of its own. */
export function NewPage<Values extends FormValues, Saved>(props: NewPageProps<Values, Saved>) {
  const { of: resource, form, failure } = props;
  const { name, create } = resource;
  const { permits } = useSession();
  if (!create) throw new Error(`${name} has a page for something new, but no 'create'.`);
  if (!permits(create.permission)) return <MissingPermissionPage />;
  return (
    <DetailPage
      narrow
      head={
        <PageHead
          way={[{ title: t(resource.texts.title), to: resource.list.path() }]}
          title={t(create.label)}
          {...(create.lead && { description: t(create.lead) })}
        />
      }
    >
      {form ? (
        <NewForm {...props} form={form} title={t(create.label)} />
      ) : failure?.error ? (
        <FailureNotice {...failure} />
      ) : (
        <SkeletonForm rows={6} label={t('app.loadingPart')} />
      )}
    </DetailPage>
  );
}

type NewFormProps<Values extends FormValues, Saved> = Omit<NewPageProps<Values, Saved>, 'form'> & {
  form: CreateForm<Values, Saved>;
  title: string;
};

function NewForm<Values extends FormValues, Saved>({
  of: resource,
  form: definition,
  title,
  steps,
  next,
}: NewFormProps<Values, Saved>) {
  const navigate = useNavigate();
  const list = resource.list.path();
  const form = useResourceForm(resource, {
    ...creating(resource, definition),
    onSaved: (saved) => void navigate(next?.(saved) ?? list),
  });
  const actions = (
    <FormActions submit={t(definition.texts.create)} onCancel={() => void navigate(list)} />
  );
  return (
    <Form form={form}>
      {steps ? (
        <Steps label={title} steps={steps} actions={actions} />
      ) : (
        <>
          <definition.Fields />
          {actions}
        </>
      )}
    </Form>
  );
}

type StepsProps = { label: string; steps: readonly FormStep[]; actions: ReactNode };

/** An unknown step in the address is the first. */
function Steps({ label, steps, actions }: StepsProps) {
  const [params, change] = useAddress();
  const asked = params.get('step');
  const active = (steps.find(({ key }) => key === asked) ?? steps[0])?.key ?? '';
  const shown = useMemo(
    () => steps.map(({ key, title, Fields }) => ({ key, title: t(title), content: <Fields /> })),
    [steps],
  );
  return (
    <FormWizard
      label={label}
      steps={shown}
      active={active}
      onChange={(step) =>
        change((before) => {
          before.set('step', step);
          return before;
        })
      }
      actions={actions}
    />
  );
}

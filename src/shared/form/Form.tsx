import type { ReactNode, SubmitEvent } from 'react';
import styled from 'styled-components';
import { LeaveGuard } from '@/shared/leave-guard/LeaveGuard';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { FormContext, type FormState } from './form-context';
import { FormProblems, type FailedTexts } from './FormProblems';
import { useLeftFields } from './use-left-fields';

type FormProps = FailedTexts & {
  form: FormState;
  /** Asks before the user leaves the page with unsaved changes. */
  guard?: boolean;
  children: ReactNode;
};

/** A form on its own page: errors at the top, then the fields and `<FormActions>`. */
export function Form({ form, guard = true, children, ...failed }: FormProps) {
  return (
    <FormContext value={form}>
      <FormBody form={form} {...failed}>
        {children}
      </FormBody>
      {guard && (
        <LeaveGuard
          mayLose={form.isDirty}
          draft={form.draft.kept ? { discard: form.draft.discard } : undefined}
          active={form.dirty}
        />
      )}
    </FormContext>
  );
}

export function FormBody({
  form,
  id,
  children,
  ...failed
}: FailedTexts & {
  form: FormState;
  id?: string;
  children: ReactNode;
}) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals and would submit a form that contains this one.
    event.stopPropagation();
    void form.submit(event.currentTarget);
  };
  return (
    <Fields
      id={id}
      noValidate
      onSubmit={submit}
      data-unsaved={form.dirty || undefined}
      {...useLeftFields(form.touch)}
    >
      {form.draft.restored && (
        <Notice tone="info" title={t('forms.draftKept')}>
          {t('forms.draftRestored')}
        </Notice>
      )}
      <FormProblems {...failed} />
      {children}
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  min-width: 0;
  max-width: ${({ theme }) => theme.width.dialogLarge};
`;

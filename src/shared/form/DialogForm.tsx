import { useId, useState, type ReactNode } from 'react';
import { t } from '@/shared/texts/t';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { Modal } from '@/ui/modal/Modal';
import { Sheet } from '@/ui/sheet/Sheet';
import { FormBody } from './Form';
import { FormActions } from './FormActions';
import { FormContext, type FormState } from './form-context';
import type { FailedTexts } from './FormProblems';

type DialogFormProps = FailedTexts & {
  form: FormState;
  title: string;
  /** The label of the submit button, such as 'Create stream'. */
  submit: string;
  incomplete?: boolean;
  /** For forms without a saved state, which close without a question and never mention saving. */
  savesNothing?: boolean;
  /**
   * Must unmount the form. Drafts are restored next time; without a draft key a dirty form asks
   * first.
   */
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a centred dialog. */
export function ModalForm({
  size = 'base',
  ...props
}: DialogFormProps & { size?: 'base' | 'large' }) {
  const { close, question, body, footer } = useDialogForm(props);
  return (
    <FormContext value={props.form}>
      {question}
      <Modal
        title={props.title}
        size={size}
        onClose={close}
        closeLabel={t('forms.close')}
        footer={footer}
      >
        {body}
      </Modal>
    </FormContext>
  );
}

/** A short form beside the list it belongs to. */
export function SheetForm(props: DialogFormProps) {
  const { close, question, body, footer } = useDialogForm(props);
  return (
    <FormContext value={props.form}>
      {question}
      <Sheet title={props.title} onClose={close} closeLabel={t('forms.close')} footer={footer}>
        {body}
      </Sheet>
    </FormContext>
  );
}

/**
 * The confirmation must precede the form in the DOM: when both close, it restores the focus first,
 * so that the form's focus target wins.
 */
function useDialogForm({
  form,
  submit,
  incomplete,
  savesNothing = false,
  failedTitle,
  failedText,
  onClose,
  children,
}: DialogFormProps) {
  const id = useId();
  const [asks, setAsks] = useState(false);
  const close = () => (form.dirty && !form.draft.kept && !savesNothing ? setAsks(true) : onClose());
  return {
    close,
    body: (
      <FormBody form={form} id={id} failedTitle={failedTitle} failedText={failedText}>
        {children}
      </FormBody>
    ),
    footer: (
      <FormActions
        submit={submit}
        incomplete={incomplete}
        savesNothing={savesNothing}
        formId={id}
        onCancel={close}
      />
    ),
    question: asks && (
      <ConfirmDialog
        title={t('leave.title')}
        confirm={t('leave.leave')}
        danger
        onConfirm={onClose}
        onCancel={() => setAsks(false)}
        texts={{ cancel: t('leave.stay'), close: t('forms.close') }}
      >
        <p>{t('leave.lost')}</p>
      </ConfirmDialog>
    ),
  };
}

import { useId, useState, type ReactNode } from 'react';
import { t } from '@/shared/texts/t';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { Modal } from '@/ui/modal/Modal';
import { Sheet } from '@/ui/sheet/Sheet';
import { FormBody } from './Form';
import { FormActions } from './FormActions';
import { FormContext, type FormState } from './form-context';

type DialogFormProps = {
  form: FormState;
  title: string;
  /** What the button does: 'Create stream'. */
  submit: string;
  incomplete?: boolean;
  /**
   * It asks for something and saves nothing: it closes without a question, and does not speak of
   * saving.
   */
  savesNothing?: boolean;
  /** What is said when it failed, before the reason. */
  failedTitle?: string;
  /**
   * Unmount it. What is journalled stands in the form again next time; anything else is asked for.
   */
  onClose: () => void;
  children: ReactNode;
};

/** A few fields about what is in sight: in the middle of the window. */
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
 * The question stands before the form in the page: when both close, it gives the focus back first
 * and the form has the last word.
 */
function useDialogForm({
  form,
  submit,
  incomplete,
  savesNothing = false,
  failedTitle,
  onClose,
  children,
}: DialogFormProps) {
  const id = useId();
  const [asks, setAsks] = useState(false);
  const close = () => (form.dirty && !form.draft.kept && !savesNothing ? setAsks(true) : onClose());
  return {
    close,
    body: (
      <FormBody form={form} id={id} failedTitle={failedTitle}>
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

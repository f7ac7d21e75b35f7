import { useMutation } from '@tanstack/react-query';
import type { InputSummary } from '@/contract/inputs';
import { ModalForm } from '@/shared/form/DialogForm';
import { TextField } from '@/shared/form/fields';
import { placeErrors } from '@/shared/form/placed-errors';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { changeStaticField } from '../state/mutations';
import { badFieldName } from './static-field';

/** Adds a field to all messages that do not have one of that name. */
export function StaticFieldForm({ input, onClose }: { input: InputSummary; onClose: () => void }) {
  const change = useMutation(changeStaticField);
  const form = useDraftForm({
    initialValues: { key: '', value: '' },
    validate: ({ key }) => {
      const problem = badFieldName(key);
      return problem === undefined ? {} : { key: problem };
    },
    onSubmit: ({ key, value }) =>
      placeErrors(
        change.mutateAsync({ id: input.id, added: { key: key.trim(), value: value.trim() } }),
        { key: /invalid key/i },
      ),
    onSaved: (_, { key }) => {
      toasts.success(t('inputs.fieldAdded', { key: key.trim(), title: input.title }));
      onClose();
    },
  });
  return (
    <ModalForm
      form={form}
      title={t('inputs.addFieldTo', { title: input.title })}
      submit={t('inputs.addFieldSubmit')}
      onClose={onClose}
    >
      <p>{t('inputs.addFieldMeans')}</p>
      <TextField
        name="key"
        label={t('lists.key')}
        required
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <TextField
        name="value"
        label={t('lists.value')}
        required
        autoComplete="off"
        spellCheck={false}
      />
    </ModalForm>
  );
}

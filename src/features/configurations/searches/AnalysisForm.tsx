import { useMutation } from '@tanstack/react-query';
import { ModalForm } from '@/shared/form/DialogForm';
import { t } from '@/shared/texts/t';
import { changeSearches } from '../mutations';
import { useSettingForm } from '../use-setting-form';
import { FieldNames } from './FieldNames';
import type { SearchesFormProps } from './searches-form-props';

/** Fields whose values are not counted automatically. */
export function AnalysisForm({ config, title, onClose }: SearchesFormProps) {
  const { mutateAsync: save } = useMutation(changeSearches);
  const form = useSettingForm<{ fields: readonly string[] }>({
    id: 'analysis',
    title,
    onClose,
    initialValues: { fields: config.analysis_disabled_fields },
    onSubmit: ({ fields }) => save({ analysis_disabled_fields: [...fields] }),
  });
  return (
    <ModalForm form={form} title={title} submit={t('configurations.save')} onClose={onClose}>
      <FieldNames
        name="fields"
        label={t('configurations.fields')}
        help={t('configurations.fieldsHelp')}
      />
    </ModalForm>
  );
}

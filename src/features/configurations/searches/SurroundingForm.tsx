import { useMutation } from '@tanstack/react-query';
import { ModalForm } from '@/shared/form/DialogForm';
import { t } from '@/shared/texts/t';
import { changeSearches } from '../mutations';
import { useSettingForm } from '../use-setting-form';
import { optionProblems, toOptions, toRows, type OptionRow } from './duration-options';
import { FieldNames } from './FieldNames';
import { OptionRows } from './OptionRows';
import type { SearchesFormProps } from './searches-form-props';

/** How far around a message users may search, and by which fields. */
export function SurroundingForm({ config, title, onClose }: SearchesFormProps) {
  const { mutateAsync: save } = useMutation(changeSearches);
  const form = useSettingForm<{ options: OptionRow[]; fields: readonly string[] }>({
    id: 'surrounding',
    title,
    onClose,
    initialValues: {
      options: toRows(config.surrounding_timerange_options),
      fields: config.surrounding_filter_fields,
    },
    validate: ({ options }) => optionProblems(options, { zero: false }),
    onSubmit: ({ options, fields }) =>
      save({
        surrounding_timerange_options: toOptions(options),
        surrounding_filter_fields: [...fields],
      }),
  });
  return (
    <ModalForm
      form={form}
      size="large"
      title={title}
      submit={t('configurations.save')}
      onClose={onClose}
    >
      <OptionRows
        name="options"
        label={t('configurations.surroundingRanges')}
        help={t('configurations.surroundingHelp')}
      />
      <FieldNames
        name="fields"
        label={t('configurations.surroundingFields')}
        help={t('configurations.fieldsHelp')}
      />
    </ModalForm>
  );
}

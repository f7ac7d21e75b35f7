import { useMutation } from '@tanstack/react-query';
import { ModalForm } from '@/shared/form/DialogForm';
import { t } from '@/shared/texts/t';
import { changeSearches } from '../mutations';
import { useSettingForm } from '../use-setting-form';
import { optionProblems, toOptions, toRows, type OptionRow } from './duration-options';
import { OptionRows } from './OptionRows';
import type { SearchesFormProps } from './searches-form-props';

export function RangesForm({ config, title, onClose }: SearchesFormProps) {
  const { mutateAsync: save } = useMutation(changeSearches);
  const form = useSettingForm<{ options: OptionRow[] }>({
    id: 'ranges',
    title,
    onClose,
    initialValues: { options: toRows(config.relative_timerange_options) },
    validate: ({ options }) => optionProblems(options, { zero: true }),
    onSubmit: ({ options }) => save({ relative_timerange_options: toOptions(options) }),
  });
  return (
    <ModalForm
      form={form}
      size="large"
      title={title}
      submit={t('configurations.save')}
      onClose={onClose}
    >
      <OptionRows name="options" label={title} help={t('configurations.rangesHelp')} />
    </ModalForm>
  );
}

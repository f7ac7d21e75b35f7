import { useMutation } from '@tanstack/react-query';
import { t } from '@/shared/texts/t';
import { latestSearches, saveSearches } from '../setting/mutations';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import { optionProblems, rowName, toOptions, toRows } from './duration-options';
import { OptionRows } from './OptionRows';
import type { SearchesFormProps } from './searches-form-props';

export function RangesForm({ config, title, onClose }: SearchesFormProps) {
  const { mutateAsync: save } = useMutation(saveSearches);
  const form = useSettingForm({
    id: 'ranges',
    onClose,
    edits: {
      loaded: config,
      latest: latestSearches,
      toValues: (found) => ({ options: toRows(found.relative_timerange_options) }),
      lists: { options: 'items' },
      hidden: { options: { label: title, nameOf: rowName } },
    },
    validate: ({ options }) => optionProblems(options, { zero: true }),
    onSubmit: ({ options }, { current }) =>
      save({ ...current, relative_timerange_options: toOptions(options) }),
  });
  return (
    <SettingDialog
      form={form}
      size="large"
      title={title}
      failedTitle={t('configurations.searchesNotUpdated')}
      onClose={onClose}
    >
      <OptionRows name="options" label={title} help={t('configurations.rangesHelp')} />
    </SettingDialog>
  );
}

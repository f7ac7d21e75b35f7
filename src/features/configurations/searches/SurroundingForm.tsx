import { useMutation } from '@tanstack/react-query';
import { t } from '@/shared/texts/t';
import { latestSearches, saveSearches } from '../setting/mutations';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import { optionProblems, rowName, toOptions, toRows } from './duration-options';
import { FieldNames } from './FieldNames';
import { OptionRows } from './OptionRows';
import type { SearchesFormProps } from './searches-form-props';

/** How far around a message users may search, and by which fields. */
export function SurroundingForm({ config, title, onClose }: SearchesFormProps) {
  const { mutateAsync: save } = useMutation(saveSearches);
  const form = useSettingForm({
    id: 'surrounding',
    onClose,
    edits: {
      loaded: config,
      latest: latestSearches,
      toValues: (found) => ({
        options: toRows(found.surrounding_timerange_options),
        fields: found.surrounding_filter_fields,
      }),
      lists: { options: 'items', fields: 'set' },
      hidden: { options: { label: t('configurations.surroundingRanges'), nameOf: rowName } },
    },
    validate: ({ options }) => optionProblems(options, { zero: false }),
    onSubmit: ({ options, fields }, { current }) =>
      save({
        ...current,
        surrounding_timerange_options: toOptions(options),
        surrounding_filter_fields: fields,
      }),
  });
  return (
    <SettingDialog
      form={form}
      size="large"
      title={title}
      failedTitle={t('configurations.searchesNotUpdated')}
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
    </SettingDialog>
  );
}

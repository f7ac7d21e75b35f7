import { useMutation } from '@tanstack/react-query';
import { t } from '@/shared/texts/t';
import { latestSearches, saveSearches } from '../setting/mutations';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import { FieldNames } from './FieldNames';
import type { SearchesFormProps } from './searches-form-props';

/** Fields whose values are not counted automatically. */
export function AnalysisForm({ config, title, onClose }: SearchesFormProps) {
  const { mutateAsync: save } = useMutation(saveSearches);
  const form = useSettingForm({
    id: 'analysis',
    onClose,
    edits: {
      loaded: config,
      latest: latestSearches,
      toValues: (found) => ({ fields: found.analysis_disabled_fields }),
      lists: { fields: 'set' },
    },
    onSubmit: ({ fields }, { current }) => save({ ...current, analysis_disabled_fields: fields }),
  });
  return (
    <SettingDialog
      form={form}
      title={title}
      failedTitle={t('configurations.searchesNotUpdated')}
      onClose={onClose}
    >
      <FieldNames
        name="fields"
        label={t('configurations.fields')}
        help={t('configurations.fieldsHelp')}
      />
    </SettingDialog>
  );
}

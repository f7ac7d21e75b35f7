import { useMutation } from '@tanstack/react-query';
import type { SearchesClusterConfig } from '@/contract/cluster-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { CheckboxField } from '@/shared/form/fields';
import { DurationField } from '@/shared/pickers/DurationField';
import { t } from '@/shared/texts/t';
import { latestSearches, saveSearches } from '../setting/mutations';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import type { SearchesFormProps } from './searches-form-props';

const NONE = 'PT0S';
const USUAL = 'P30D';
const isLimit = (iso: string) => (durationSeconds(iso) ?? 0) > 0;

const fromConfig = ({ query_time_range_limit: limit }: SearchesClusterConfig) => ({
  limited: isLimit(limit),
  limit: isLimit(limit) ? limit : USUAL,
});

/** How far back searches may reach. */
export function LimitForm({ config, title, onClose }: SearchesFormProps) {
  const { mutateAsync: save } = useMutation(saveSearches);
  const form = useSettingForm({
    id: 'limit',
    onClose,
    edits: {
      loaded: config,
      latest: latestSearches,
      toValues: fromConfig,
      together: [['limited', 'limit']],
      hidden: { limit: { label: t('configurations.limit') } },
    },
    onSubmit: ({ limited, limit }, { current }) =>
      save({ ...current, query_time_range_limit: limited ? limit : NONE }),
  });
  return (
    <SettingDialog
      form={form}
      title={title}
      failedTitle={t('configurations.searchesNotUpdated')}
      onClose={onClose}
    >
      <CheckboxField
        name="limited"
        label={t('configurations.limited')}
        help={t('configurations.limitedHelp')}
      />
      {form.values.limited && (
        <DurationField
          name="limit"
          label={t('configurations.limit')}
          help={t('configurations.limitFormat')}
          required
          isValid={isLimit}
          placeholder={USUAL}
        />
      )}
    </SettingDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { ModalForm } from '@/shared/form/DialogForm';
import { CheckboxField } from '@/shared/form/fields';
import { DurationField } from '@/shared/pickers/DurationField';
import { t } from '@/shared/texts/t';
import { changeSearches } from '../mutations';
import { useSettingForm } from '../use-setting-form';
import type { SearchesFormProps } from './searches-form-props';

const NONE = 'PT0S';
const USUAL = 'P30D';
const isLimit = (iso: string) => (durationSeconds(iso) ?? 0) > 0;

/** How far back searches may reach. */
export function LimitForm({
  config: { query_time_range_limit: limit },
  title,
  onClose,
}: SearchesFormProps) {
  const { mutateAsync: save } = useMutation(changeSearches);
  const form = useSettingForm({
    id: 'limit',
    title,
    onClose,
    initialValues: { limited: isLimit(limit), limit: isLimit(limit) ? limit : USUAL },
    onSubmit: (values) => save({ query_time_range_limit: values.limited ? values.limit : NONE }),
  });
  return (
    <ModalForm form={form} title={title} submit={t('configurations.save')} onClose={onClose}>
      <CheckboxField
        name="limited"
        label={t('configurations.limited')}
        help={t('configurations.limitedHelp')}
      />
      {form.values.limited && (
        <DurationField
          name="limit"
          label={t('configurations.limit')}
          required
          isValid={isLimit}
          placeholder={USUAL}
        />
      )}
    </ModalForm>
  );
}

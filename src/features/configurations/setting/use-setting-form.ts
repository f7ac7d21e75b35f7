import { useDraftForm, type DraftForm } from '@/shared/form/use-draft-form';
import type { EditingOptions } from '@/shared/form/form-options';
import type { FormValues } from '@/shared/form/values/changed-values';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';

type SettingForm<Values extends FormValues, Source> = Omit<
  EditingOptions<Values, void, Source>,
  'key' | 'onSaved'
> & {
  id: string;
  /** What the toast says once it is saved. */
  saved?: string;
  onClose: () => void;
};

/**
 * The form of one setting. Unsaved changes are kept as a draft under its id; saving shows a toast
 * and closes the form.
 */
export function useSettingForm<Values extends FormValues, Source>({
  id,
  saved = t('configurations.saved'),
  onClose,
  ...options
}: SettingForm<Values, Source>): DraftForm<Values> {
  return useDraftForm<Values, void, Source>({
    ...options,
    key: `configurations.${id}`,
    onSaved: () => {
      toasts.success(saved);
      onClose();
    },
  });
}

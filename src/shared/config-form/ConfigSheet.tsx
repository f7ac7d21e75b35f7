import { SheetForm } from '@/shared/form/DialogForm';
import { TextField } from '@/shared/form/fields';
import { t } from '@/shared/texts/t';
import { ConfigFields } from './ConfigFields';
import { TITLE, useConfigForm, type ConfigFormOptions } from './use-config-form';

type ConfigSheetProps<Saved> = ConfigFormOptions<Saved> & {
  /** 'New GELF Output'. */
  heading: string;
  /** Label of the submit button. */
  submit: string;
  /** Called after saving and cancelling; the caller unmounts the sheet. */
  onClose: () => void;
};

/**
 * The form of a configurable entity in a sheet that is open while it is mounted. `key` it by type
 * and id.
 */
export function ConfigSheet<Saved>({
  heading,
  submit,
  onClose,
  ...options
}: ConfigSheetProps<Saved>) {
  const { form, fields, hasTitle } = useConfigForm({
    ...options,
    onSaved: (saved) => {
      options.onSaved?.(saved);
      onClose();
    },
  });
  return (
    <SheetForm form={form} title={heading} submit={submit} onClose={onClose}>
      {hasTitle && <TextField name={TITLE} label={t('config.title')} required autoComplete="off" />}
      <ConfigFields fields={fields} />
    </SheetForm>
  );
}

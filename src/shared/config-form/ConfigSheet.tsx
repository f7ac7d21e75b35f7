import { SheetForm } from '@/shared/form/DialogForm';
import { TextField } from '@/shared/form/fields';
import { t } from '@/shared/texts/t';
import { ConfigFields } from './ConfigFields';
import { TITLE, useConfigForm, type ConfigFormOptions } from './use-config-form';

type ConfigSheetProps<Saved> = ConfigFormOptions<Saved> & {
  /** 'New GELF Output'. */
  heading: string;
  /** What the button does. */
  submit: string;
  /** Unmount it: after saving and after cancelling. */
  onClose: () => void;
};

/**
 * The form of a typed thing in a sheet; it is open as long as it is mounted. `key` it by type and
 * id.
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

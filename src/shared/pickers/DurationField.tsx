import { FormField, type FieldProps } from '@/shared/form/FormField';
import { t } from '@/shared/texts/t';
import { DurationBox } from './spans';

/**
 * An ISO 8601 duration; the form holds the last valid one and cannot be sent while something else
 * stands in the box.
 */
export function DurationField({
  help = t('controls.durationHelp'),
  isValid,
  placeholder,
  ...field
}: FieldProps & { isValid?: (iso: string) => boolean; placeholder?: string }) {
  return (
    <FormField<string> help={help} {...field}>
      {(control) => (
        <DurationBox {...control} {...(isValid && { isValid })} placeholder={placeholder} />
      )}
    </FormField>
  );
}

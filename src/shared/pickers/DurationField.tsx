import { FormField, type FieldProps } from '@/shared/form/FormField';
import { t } from '@/shared/texts/t';
import { DurationBox, durationText } from './spans';

/**
 * An ISO 8601 duration. The form keeps the last valid value and cannot be submitted while the text
 * is invalid; the help, which tells the format, stays beside the error.
 */
export function DurationField({
  help = t('controls.durationHelp'),
  isValid,
  placeholder,
  ...field
}: FieldProps & { isValid?: (iso: string) => boolean; placeholder?: string }) {
  return (
    <FormField<string> help={help} keepHelp {...field} textOf={durationText}>
      {(control) => (
        <DurationBox
          {...control}
          {...(isValid && { isValid })}
          problem={t('controls.durationNeeded')}
          placeholder={placeholder}
        />
      )}
    </FormField>
  );
}

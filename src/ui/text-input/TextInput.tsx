import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '@/ui/field/Field';
import { TextBox } from './TextBox';

export type TextInputProps = ComponentPropsWithRef<'input'> & FieldTexts & { hideLabel?: boolean };

export function TextInput({
  label,
  help,
  error,
  hideLabel = false,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <Field label={label} help={help} error={error} hideLabel={hideLabel}>
      {(control) => <TextBox type={type} {...rest} {...control} />}
    </Field>
  );
}

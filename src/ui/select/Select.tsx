import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '@/ui/field/Field';
import { NativeSelect, type SelectOption } from './NativeSelect';

export type SelectProps<Value extends string> = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'children'
> &
  FieldTexts & {
    hideLabel?: boolean;
    options: readonly SelectOption<Value>[];
    value: Value;
    onChange: (value: Value) => void;
  };

/** The native select with a label. */
export function Select<Value extends string>({
  label,
  help,
  error,
  hideLabel = false,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field label={label} help={help} error={error} hideLabel={hideLabel}>
      {(control) => <NativeSelect {...rest} {...control} />}
    </Field>
  );
}

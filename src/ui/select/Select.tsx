import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlShape } from '@/ui/field/control-shape';
import { Field, type FieldTexts } from '@/ui/field/Field';

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean };
export type SelectProps<Value extends string> = Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> &
  FieldTexts & { hideLabel?: boolean; options: readonly SelectOption<Value>[]; value: Value; onChange: (value: Value) => void };

/** The platform's own select: it works with every keyboard, finger and screen reader. */
export function Select<Value extends string>({ label, help, error, hideLabel = false, options, value, onChange, ...rest }: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field label={label} help={help} error={error} hideLabel={hideLabel}>
      {(control) => (
        <Box {...rest} {...control} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>{option.label}</option>
          ))}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.select`${controlShape}`;

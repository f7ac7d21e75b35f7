import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlShape } from '@/ui/field/control-shape';
import { Field, type FieldTexts } from '@/ui/field/Field';

export type TextInputProps = ComponentPropsWithRef<'input'> & FieldTexts & { hideLabel?: boolean };

export function TextInput({ label, help, error, hideLabel = false, type = 'text', ...rest }: TextInputProps) {
  return (
    <Field label={label} help={help} error={error} hideLabel={hideLabel}>
      {(control) => <Input type={type} {...rest} {...control} />}
    </Field>
  );
}

const Input = styled.input`${controlShape}`;

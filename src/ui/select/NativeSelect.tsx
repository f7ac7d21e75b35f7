import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlShape } from '@/ui/field/control-shape';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  disabled?: boolean;
};
type NativeSelectProps<Value extends string> = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'children'
> & { options: readonly SelectOption<Value>[]; value: Value; onChange: (value: Value) => void };

/** The native select, which works with every keyboard, touch screen and screen reader. */
export function NativeSelect<Value extends string>({
  options,
  value,
  onChange,
  ...rest
}: NativeSelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Box {...rest} value={value} onChange={(event) => choose(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Box>
  );
}

const Box = styled.select`
  ${controlShape}
`;

import { useState } from 'react';
import styled from 'styled-components';
import { controlShape } from '@/ui/field/control-shape';
import type { ControlProps } from '@/ui/field/control-props';

export type NumberInputProps = ControlProps & {
  /** Undefined while the input is empty or not a number. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /**
   * Limits of the stepper only: values outside are passed on, so that the field can show an error.
   */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | 'any' | undefined;
  placeholder?: string | undefined;
};

/** The native number input. Incomplete text (`1.`, `-`, `1e`) is kept until it is a number. */
export function NumberInput({ value, onChange, step = 1, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | undefined }>();
  // A value set from outside replaces the typed text.
  const text =
    typed !== undefined && Object.is(typed.value, value)
      ? typed.text
      : value === undefined
        ? ''
        : String(value);
  const take = (next: string) => {
    const number = next.trim() === '' || !Number.isFinite(Number(next)) ? undefined : Number(next);
    setTyped({ text: next, value: number });
    onChange(number);
  };
  return (
    <Input
      type="number"
      inputMode={step === 'any' || step % 1 !== 0 ? 'decimal' : 'numeric'}
      step={step}
      {...rest}
      value={text}
      onChange={({ target }) => take(target.value)}
      // Scrolling over a focused input must scroll the page, not change the number.
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  );
}

const Input = styled.input`
  ${controlShape}
  font-variant-numeric: tabular-nums;
`;

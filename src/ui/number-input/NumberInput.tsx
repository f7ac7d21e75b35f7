import { useState } from 'react';
import styled from 'styled-components';
import { controlShape } from '@/ui/field/control-shape';
import type { ControlProps } from '@/ui/field/control-props';

export type NumberInputProps = ControlProps & {
  /** Undefined while there is none, or none can be read from what was typed. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /**
   * Bounds of the steps; what lies beyond is handed on, so that the field can say why it is wrong.
   */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | 'any' | undefined;
  placeholder?: string | undefined;
};

/**
 * The platform's number box. What is typed stays as it is (`1.`, `-`, `1e`) until it is a number.
 */
export function NumberInput({ value, onChange, step = 1, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | undefined }>();
  // A value from elsewhere replaces what was typed.
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
      // A wheel over a focused box is meant for the page.
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  );
}

const Input = styled.input`
  ${controlShape}
  font-variant-numeric: tabular-nums;
`;

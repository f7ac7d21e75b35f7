import { useState } from 'react';
import styled from 'styled-components';
import { LineInput } from '@/ui/text-input/LineInput';
import type { ControlProps } from '@/ui/field/control-props';

export type DurationInputProps = ControlProps & {
  /** An ISO 8601 duration such as `PT15M`. */
  value: string;
  /** Called with durations that are valid only; what else is typed stays in the box. */
  onChange: (iso: string) => void;
  isValid: (iso: string) => boolean;
  /**
   * Told with each change whether what stands in the box is valid, so that the field can say what
   * is wrong.
   */
  onValidity?: ((valid: boolean) => void) | undefined;
  /**
   * What a form says of a text that is no duration; it cannot be sent with one, as it would keep
   * the value of before.
   */
  problem?: string | undefined;
  placeholder?: string | undefined;
};

/**
 * A duration as text: capitals that begin with P, whatever was typed. The box is tidied
 * when it is left, so that the caret stays where it is.
 */
export function DurationInput({
  value,
  onChange,
  isValid,
  onValidity,
  problem,
  onBlur,
  ...rest
}: DurationInputProps) {
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  const take = (entered: string) => {
    const iso = durationText(entered);
    const valid = isValid(iso);
    setTyped({ text: entered, value: valid ? iso : value });
    onValidity?.(valid);
    if (valid && iso !== value) onChange(iso);
  };
  const leave = () => {
    setTyped({ text: durationText(text), value });
    onBlur?.();
  };
  // A new one is empty, which is no mistake yet.
  const wrong = !isValid(durationText(text)) && (text !== '' || value !== '');
  return (
    <Capitals
      {...rest}
      ref={(box) => box?.setCustomValidity(wrong ? (problem ?? '') : '')}
      monospace
      value={text}
      onChange={take}
      onBlur={leave}
      autoCapitalize="characters"
      aria-invalid={rest['aria-invalid'] ?? (wrong || undefined)}
    />
  );
}

function durationText(entered: string): string {
  const upper = entered.trim().toUpperCase();
  return upper === '' || upper.startsWith('P') ? upper : `P${upper}`;
}

const Capitals = styled(LineInput)`
  text-transform: uppercase;
  &::placeholder {
    text-transform: none;
  }
`;

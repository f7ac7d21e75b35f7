import { useState } from 'react';
import styled from 'styled-components';
import { LineInput } from '@/ui/text-input/LineInput';
import type { ControlProps } from '@/ui/field/control-props';

export type DurationInputProps = ControlProps & {
  /** An ISO 8601 duration such as `PT15M`. */
  value: string;
  /** Called with valid durations only. */
  onChange: (iso: string) => void;
  isValid: (iso: string) => boolean;
  /** Called on each change with whether the text is valid, so that the field can show an error. */
  onValidity?: ((valid: boolean) => void) | undefined;
  /** Error of invalid text. It blocks the form, which would otherwise submit the previous value. */
  problem?: string | undefined;
  placeholder?: string | undefined;
};

/**
 * An ISO 8601 duration as text. It is normalized on blur rather than while typing, which would move
 * the caret.
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
  // A new input is empty, which is not an error yet.
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

import styled from 'styled-components';
import type { ControlProps } from '@/ui/field/control-props';

export type SwitchProps = ControlProps & { value: boolean; onChange: (on: boolean) => void };

/**
 * A setting that takes effect immediately; use a checkbox for values that are saved with a form.
 */
export function Switch({ value, onChange, ...rest }: SwitchProps) {
  return (
    <Track
      {...rest}
      type="checkbox"
      role="switch"
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: ${({ theme }) => theme.width.switch};
  height: ${({ theme }) => theme.height.switch};
  margin: 0;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.sunken};
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.quick};
  &::before {
    content: '';
    position: absolute;
    inset-block: ${({ theme }) => theme.space.hair};
    inset-inline-start: ${({ theme }) => theme.space.hair};
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${({ theme }) => theme.color.control};
    transition: inset-inline-start ${({ theme }) => theme.motion.quick};
  }
  &:checked {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
  }
  &:checked::before {
    inset-inline-start: calc(50% + ${({ theme }) => theme.space.hair});
    background: ${({ theme }) => theme.color.onAccent};
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -${({ theme }) => theme.space.m} -${({ theme }) => theme.space.s};
    }
  }
`;

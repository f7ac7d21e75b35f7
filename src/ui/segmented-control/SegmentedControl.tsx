import { useId } from 'react';
import styled from 'styled-components';

type Segment<Value extends string> = { value: Value; label: string };
export type SegmentedControlProps<Value extends string> = {
  /** Accessible name. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
};

/** A choice between a few options, all visible: a radio group in a row. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group disabled={disabled}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.hair};
  width: fit-content;
  max-width: 100%;
  margin: 0;
  padding: ${({ theme }) => theme.space.hair};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  legend {
    position: absolute;
    clip-path: inset(50%);
    width: 1em;
    overflow: hidden;
    white-space: nowrap;
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    padding: ${({ theme }) => `${theme.space.hair} ${theme.space.m}`};
    border-radius: ${({ theme }) => theme.radius.small};
    color: ${({ theme }) => theme.color.muted};
    cursor: pointer;
  }
  label:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  label:has(:checked) {
    background: ${({ theme }) => theme.color.selected};
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  label:has(:focus-visible) {
    outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:disabled {
    opacity: 0.6;
  }
  &:disabled label {
    background: none;
    cursor: not-allowed;
  }
  &:disabled label:has(:checked) {
    background: ${({ theme }) => theme.color.sunken};
  }
  @media (pointer: coarse) {
    label {
      min-height: ${({ theme }) => theme.height.touch};
    }
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: ${({ theme }) => theme.line.strong} solid Highlight;
      outline-offset: -${({ theme }) => theme.line.strong};
    }
  }
`;

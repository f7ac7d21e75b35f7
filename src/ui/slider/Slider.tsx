import styled from 'styled-components';

/** The native slider. Without a value its thumb is at the least one. */
export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step,
}: {
  label: string;
  value: number | undefined;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
}) {
  return (
    <Range
      type="range"
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={value ?? min}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}

const Range = styled.input`
  width: 100%;
  min-width: 0;
  height: ${({ theme }) => theme.height.control};
  margin: 0;
  accent-color: ${({ theme }) => theme.color.accent};
  @media (pointer: coarse) {
    height: ${({ theme }) => theme.height.touch};
  }
`;

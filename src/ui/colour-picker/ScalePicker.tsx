import styled from 'styled-components';
import type { ControlProps } from '@/ui/field/control-props';

/** `sequential` runs from low to high, `diverging` between two ends. */
export type ScaleChoice<Name extends string> = {
  name: Name;
  label: string;
  colours: readonly string[];
};
export type ScalePickerProps<Name extends string> = ControlProps & {
  value: Name;
  onChange: (name: Name) => void;
  scales: readonly ScaleChoice<Name>[];
  /** Accessible name of the group. */
  label: string;
  name: string;
};

/** A choice between colour scales, each drawn with its name. */
export function ScalePicker<Name extends string>({
  value,
  onChange,
  scales,
  label,
  name,
  disabled,
  onBlur,
  ...rest
}: ScalePickerProps<Name>) {
  return (
    <Scales
      role="radiogroup"
      aria-label={label}
      aria-describedby={rest['aria-describedby']}
      aria-invalid={rest['aria-invalid']}
    >
      {scales.map((scale) => (
        <Scale key={scale.name}>
          <input
            type="radio"
            name={name}
            value={scale.name}
            checked={scale.name === value}
            disabled={disabled}
            onBlur={onBlur}
            onChange={() => onChange(scale.name)}
          />
          <Band
            aria-hidden
            style={{ background: `linear-gradient(to right, ${scale.colours.join(', ')})` }}
          />
          {scale.label}
        </Scale>
      ))}
    </Scales>
  );
}

const Scales = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

const Scale = styled.label`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  input {
    margin: 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const Band = styled.span`
  width: 10em;
  height: 1.1em;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  forced-color-adjust: none;
`;

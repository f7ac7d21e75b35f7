import styled from 'styled-components';
import type { FieldControl } from '@/shared/form/FormField';

type ChoiceProps<Value extends string> = FieldControl<Value | undefined> & {
  label: string;
  options: readonly { value: Value; label: string }[];
};

/** Radio group for a few options that fit on one line. */
export function Choice<Value extends string>({
  label,
  name,
  value,
  onChange,
  options,
  id,
  disabled,
  onBlur,
  ...rest
}: ChoiceProps<Value>) {
  return (
    <Options
      role="radiogroup"
      aria-label={label}
      id={id}
      aria-describedby={rest['aria-describedby']}
      aria-invalid={rest['aria-invalid']}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            onBlur={onBlur}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Options>
  );
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  label {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xsm};
  }
  input {
    margin: 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    label {
      min-height: ${({ theme }) => theme.height.touch};
    }
  }
`;

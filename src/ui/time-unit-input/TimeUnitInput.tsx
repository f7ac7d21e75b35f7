import styled from 'styled-components';
import { controlShape } from '@/ui/field/control-shape';
import type { ControlProps } from '@/ui/field/control-props';
import { NumberInput } from '@/ui/number-input/NumberInput';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';

/** `checked` is false if the span is disabled. */
export type TimeSpan<Unit extends string> = {
  value: number | undefined;
  unit: Unit;
  checked: boolean;
};
export type TimeUnitInputProps<Unit extends string> = ControlProps & {
  value: TimeSpan<Unit>;
  onChange: (value: TimeSpan<Unit>) => void;
  units: readonly { value: Unit; label: string }[];
  /** Renders no checkbox: the span is always enabled. */
  required?: boolean | undefined;
  /** May be empty; otherwise an empty number becomes 1 on blur. */
  clearable?: boolean | undefined;
  min?: number | undefined;
  max?: number | undefined;
  texts: { enabled: string; unit: string };
};

const DEFAULT = 1;

/** A number and its unit, behind a checkbox that enables both. */
export function TimeUnitInput<Unit extends string>({
  value,
  onChange,
  units,
  required = false,
  clearable = false,
  min,
  max,
  texts,
  disabled = false,
  onBlur,
  ...rest
}: TimeUnitInputProps<Unit>) {
  const on = required || value.checked;
  const change = (part: Partial<TimeSpan<Unit>>) => onChange({ ...value, checked: on, ...part });
  const leave = () => {
    if (on && value.value === undefined && !clearable) change({ value: DEFAULT });
    onBlur?.();
  };
  return (
    <Root role="group" aria-label={rest['aria-label']}>
      {!required && (
        <Switch>
          <input
            type="checkbox"
            checked={value.checked}
            disabled={disabled}
            onChange={({ target }) => change({ checked: target.checked })}
          />
          <VisuallyHidden>{texts.enabled}</VisuallyHidden>
        </Switch>
      )}
      <NumberInput
        {...rest}
        value={value.value}
        onChange={(number) => change({ value: number })}
        disabled={disabled || !on}
        min={min}
        max={max}
        onBlur={leave}
      />
      <Units
        aria-label={texts.unit}
        value={value.unit}
        disabled={disabled || !on}
        onChange={({ target }) =>
          change({ unit: units.find((unit) => unit.value === target.value)?.value ?? value.unit })
        }
      >
        {units.map((unit) => (
          <option key={unit.value} value={unit.value}>
            {unit.label}
          </option>
        ))}
      </Units>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
`;

const Switch = styled.label`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  position: relative;
  flex: none;
  input {
    margin: 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    min-width: ${({ theme }) => theme.height.touch};
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const Units = styled.select`
  ${controlShape}
  width: auto;
  flex: none;
`;

import styled from 'styled-components';
import type { ControlProps } from '@/ui/field/control-props';

export type SliderProps = ControlProps & { value: number; onChange: (value: number) => void; min: number; max: number; step: number; /** The value as people say it, `1.5×`. */ format?: (value: number) => string };

/** A number between two others, with what it is beside it: arrows move by a step, Page Up and Down by ten, Home and End to the ends. */
export function Slider({ value, onChange, onBlur, format = String, 'aria-required': _required, ...rest }: SliderProps) {
  return (
    <Root>
      <input {...rest} type="range" value={value} aria-valuetext={format(value)} onChange={({ target }) => onChange(target.valueAsNumber)} onBlur={onBlur} />
      <Value aria-hidden $widest={Math.max(format(rest.min).length, format(rest.max - rest.step).length, format(rest.max).length)}>{format(value)}</Value>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  min-height: ${({ theme }) => theme.height.control};
  input { flex: 1; min-width: 0; margin: 0; cursor: pointer; }
  input:disabled { cursor: not-allowed; }
  @media (pointer: coarse) { min-height: ${({ theme }) => theme.height.touch}; input { height: ${({ theme }) => theme.height.touch}; } }
`;

/** As wide as the widest value, so that the slider keeps its length. */
const Value = styled.span<{ $widest: number }>`
  min-width: ${({ $widest }) => $widest}ch;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

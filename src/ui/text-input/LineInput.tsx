import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import type { ControlProps } from '@/ui/field/control-props';
import { TextBox } from './TextBox';

export type LineInputProps = ControlProps &
  Omit<ComponentPropsWithRef<'input'>, keyof ControlProps | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
    monospace?: boolean | undefined;
  };

/** A single-line text input whose `onChange` gets the text. */
export function LineInput({ onChange, monospace = false, type = 'text', ...rest }: LineInputProps) {
  return (
    <Line
      type={type}
      spellCheck={monospace ? false : undefined}
      {...rest}
      $monospace={monospace}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export const logText = css`
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  @media (pointer: coarse) {
    font-size: ${({ theme }) => theme.size.touch};
  }
`;

const Line = styled(TextBox)<{ $monospace: boolean }>`
  ${({ $monospace }) => $monospace && logText}
`;

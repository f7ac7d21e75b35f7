import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'base' | 'large';
export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
};

export function Button({
  variant = 'secondary',
  size = 'base',
  icon,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Root type={type} $variant={variant} $size={size} {...rest}>
      {icon}
      {children}
    </Root>
  );
}

const looks = {
  primary: css`
    @media print {
      display: none;
    }
    background: ${({ theme }) => theme.color.accent};
    border-color: transparent;
    color: ${({ theme }) => theme.color.onAccent};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${({ theme }) => theme.color.accentHover};
    }
  `,
  secondary: css`
    background: ${({ theme }) => theme.color.surface};
    border-color: ${({ theme }) => theme.color.lineStrong};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${({ theme }) => theme.color.hover};
    }
  `,
  quiet: css`
    @media print {
      display: none;
    }
    background: none;
    border-color: transparent;
    color: ${({ theme }) => theme.color.muted};
    &:hover:not(:disabled, [aria-disabled='true']),
    &[aria-haspopup][aria-expanded='true'] {
      background: ${({ theme }) => theme.color.hover};
      color: ${({ theme }) => theme.color.text};
    }
  `,
  danger: css`
    background: ${({ theme }) => theme.color.surface};
    border-color: ${({ theme }) => theme.color.lineStrong};
    color: ${({ theme }) => theme.color.danger};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${({ theme }) => theme.color.dangerSoft};
    }
  `,
};

export const buttonShape = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xsm};
  height: ${({ theme, $size }) => ($size === 'large' ? theme.height.controlLarge : theme.height.control)};
  padding: 0 ${({ theme }) => theme.space.button};
  border: ${({ theme }) => theme.line.hair} solid transparent;
  border-radius: ${({ theme }) => theme.radius.base};
  color: ${({ theme }) => theme.color.text};
  font: inherit;
  font-weight: ${({ theme }) => theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.quick};
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.5;
  }
  ${({ $variant }) => looks[$variant]}
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
    min-width: ${({ theme }) => theme.height.touch};
  }
`;

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonShape}
`;

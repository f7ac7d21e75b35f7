import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonShape, type ButtonSize, type ButtonVariant } from './Button';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A button with an icon only: `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'base',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} title={label} $variant={variant} $size={size} {...rest}>
      {icon}
    </Root>
  );
}

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonShape}
  flex: none;
  width: ${({ theme, $size }) => ($size === 'large' ? theme.height.controlLarge : theme.height.control)};
  padding: 0;
`;

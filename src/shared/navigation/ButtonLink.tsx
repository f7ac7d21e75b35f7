import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { buttonShape, type ButtonSize, type ButtonVariant } from '@/ui/button/Button';

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'quiet',
  icon,
  children,
  ...rest
}: LinkProps & { variant?: ButtonVariant; icon?: ReactNode }) {
  return (
    <Root $variant={variant} $size="base" {...rest}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled(Link)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonShape}
`;

import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';

/** The frame around chips, input and buttons, styled like any other control. */
export const ComboBoxFrame = styled.div<{
  $invalid: boolean;
  $disabled: boolean;
  $buttons: number;
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  position: relative;
  width: 100%;
  min-width: 0;
  min-height: ${({ theme }) => theme.height.control};
  padding-block: ${({ theme }) => theme.space.hair};
  padding-inline: ${({ theme }) => theme.space.s}
    calc(${({ theme, $buttons }) => `${theme.space.xs} + ${theme.space.xl} * ${$buttons}`});
  border: ${({ theme }) => theme.line.hair} solid
    ${({ theme, $invalid }) => ($invalid ? theme.color.danger : theme.color.control)};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme, $disabled }) => ($disabled ? theme.color.sunken : theme.color.surface)};
  color: ${({ theme, $disabled }) => ($disabled ? theme.color.muted : theme.color.text)};
  cursor: ${({ $disabled }) => ($disabled ? 'default' : 'text')};
  &:has(> input:focus-visible) {
    outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus};
    outline-offset: -${({ theme }) => theme.line.hair};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

export const ComboInput = styled.input<{ $monospace: boolean }>`
  flex: 1 1 6ch;
  min-width: 3ch;
  width: 3ch;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  ${({ $monospace, theme }) => $monospace && `font-family: ${theme.font.log}; font-size: ${theme.size.log};`}
  text-overflow: ellipsis;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${({ theme }) => theme.color.faint};
    opacity: 1;
  }
  @media (pointer: coarse) {
    font-size: ${({ theme }) => theme.size.touch};
  }
`;

/**
 * Not in the Tab order: keyboard users open the list with the down arrow and clear by erasing the
 * text.
 */
export function ClearButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <Small type="button" tabIndex={-1} {...props}>
      <X aria-hidden size="1.1em" />
    </Small>
  );
}

export function OpenButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <Small type="button" {...props}>
      <ChevronDown aria-hidden size="1.15em" />
    </Small>
  );
}

/** Stays at the end of the box, however many lines of chips it has. */
export const ComboButtons = styled.span`
  display: flex;
  position: absolute;
  inset-inline-end: ${({ theme }) => theme.space.hair};
  inset-block: ${({ theme }) => theme.space.hair};
`;

const Small = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${({ theme }) => theme.space.xl};
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme }) => theme.color.muted};
  &:hover:not(:disabled) {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  &:disabled {
    cursor: default;
    opacity: 0.6;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

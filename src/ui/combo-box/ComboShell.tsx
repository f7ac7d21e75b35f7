import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

/** The box around chips, input and buttons; it looks like any other control. */
export const ComboBoxFrame = styled.div<{ $invalid: boolean; $disabled: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  position: relative;
  width: 100%;
  min-width: 0;
  min-height: ${({ theme }) => theme.height.control};
  padding: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme, $invalid }) => ($invalid ? theme.color.danger : theme.color.control)};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  opacity: ${({ $disabled }) => ($disabled ? 0.6 : 1)};
  cursor: text;
  &:has(> input:focus-visible) { outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus}; outline-offset: -${({ theme }) => theme.line.hair}; }
  @media (pointer: coarse) { min-height: ${({ theme }) => theme.height.touch}; }
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
  &:focus-visible { outline: none; }
  &::placeholder { color: ${({ theme }) => theme.color.faint}; opacity: 1; }
  @media (pointer: coarse) { font-size: ${({ theme }) => theme.size.touch}; }
`;

/** Not in the Tab order: the keyboard opens with the down arrow and clears by erasing the text. */
export function ClearButton(props: ComponentPropsWithRef<'button'>) {
  return <Small type="button" tabIndex={-1} {...props}><X aria-hidden size="1.1em" /></Small>;
}

export function OpenButton(props: ComponentPropsWithRef<'button'>) {
  return <Open type="button" {...props}><ChevronDown aria-hidden size="1.15em" /></Open>;
}

const Small = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${({ theme }) => theme.height.chip};
  height: ${({ theme }) => theme.height.chip};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &:hover:not(:disabled) { background: ${({ theme }) => theme.color.hover}; color: ${({ theme }) => theme.color.text}; }
  @media (pointer: coarse) { width: ${({ theme }) => theme.height.touch}; height: ${({ theme }) => theme.height.control}; }
`;

const Open = styled(Small)`
  position: absolute;
  inset-inline-end: ${({ theme }) => theme.space.xs};
  top: 50%;
  translate: 0 -50%;
  width: ${({ theme }) => theme.space.xl};
  height: 80%;
  &[aria-expanded='true'] svg { rotate: 180deg; }
  @media (pointer: coarse) { width: ${({ theme }) => theme.space.xl}; height: 100%; }
`;

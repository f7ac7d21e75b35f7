import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { DialogHead } from './DialogHead';
import { dialogProps } from './dialog-props';

/** Without `onClose` the dialog cannot be dismissed. */
export type ModalProps = {
  title: string;
  size?: 'base' | 'large' | 'wide';
  footer?: ReactNode;
  /** A click beside the dialog does not close it. */
  unsaved?: boolean;
  children: ReactNode;
} & ({ onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined });

export function Modal({
  title,
  size = 'base',
  footer,
  unsaved = false,
  onClose,
  closeLabel = '',
  children,
}: ModalProps) {
  const titleId = useId();
  return (
    <Dialog
      aria-labelledby={titleId}
      $size={size}
      data-unsaved={unsaved || undefined}
      {...dialogProps(onClose)}
    >
      <Frame>
        <DialogHead id={titleId} title={title} onClose={onClose} closeLabel={closeLabel} />
        <Body>{children}</Body>
        {footer !== undefined && <DialogFoot>{footer}</DialogFoot>}
      </Frame>
    </Dialog>
  );
}

export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl};
  border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;

export const dialogSurface = css`
  padding: 0;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.raised};
  /* A dialog stands anywhere in the page and takes nothing over from there. */
  color: ${({ theme }) => theme.color.text};
  font: ${({ theme }) => theme.weight.normal} ${({ theme }) => theme.size.base} / 1.45
    ${({ theme }) => theme.font.text};
  text-align: start;
  white-space: normal;
  box-shadow: ${({ theme }) => theme.shadow};
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${({ theme }) => theme.color.backdrop};
  }
`;

const Dialog = styled.dialog<{ $size: 'base' | 'large' | 'wide' }>`
  ${dialogSurface}
  width: min(${({ theme, $size }) => ({ base: theme.width.dialog, large: theme.width.dialogLarge, wide: theme.width.page })[$size]}, 96vw);
  max-height: 90dvh;
  border-radius: ${({ theme }) => theme.radius.large};
  overflow: hidden;
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  max-height: inherit;
`;

const Body = styled.div`
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl}
    ${({ theme }) => theme.space.xl};
  overflow: auto;
`;

import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { DialogHead } from '@/ui/modal/DialogHead';
import { dialogProps } from '@/ui/modal/dialog-props';
import { DialogFoot, dialogSurface } from '@/ui/modal/Modal';

export type SheetProps = {
  title: string;
  side?: 'left' | 'right';
  footer?: ReactNode;
  children: ReactNode;
} & ({ onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined });

/** A dialog along an edge of the window; the page stays visible beside it. */
export function Sheet({
  title,
  side = 'right',
  footer,
  onClose,
  closeLabel = '',
  children,
}: SheetProps) {
  const titleId = useId();
  return (
    <Dialog aria-labelledby={titleId} $side={side} {...dialogProps(onClose)}>
      <Frame>
        <DialogHead id={titleId} title={title} onClose={onClose} closeLabel={closeLabel} />
        <Body>{children}</Body>
        {footer !== undefined && <DialogFoot>{footer}</DialogFoot>}
      </Frame>
    </Dialog>
  );
}

const Dialog = styled.dialog<{ $side: 'left' | 'right' }>`
  ${dialogSurface}
  position: fixed;
  inset: 0;
  margin: 0;
  margin-inline-start: ${({ $side }) => ($side === 'right' ? 'auto' : 0)};
  width: min(${({ theme }) => theme.width.sheet}, 100vw);
  height: 100dvh;
  max-height: none;
  max-width: none;
  border-width: 0;
  overflow: hidden;
`;

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 0;
  height: 100%;
`;

const Body = styled.div`
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
  overflow: auto;
`;

import { FloatingPortal, useDismiss, useFloating, useInteractions } from '@floating-ui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { besideAnchor, portalRootOf } from '@/ui/popover/beside-anchor';
import type { Placement } from '@/ui/popover/placement';

type TooltipBoxProps = {
  id: string;
  anchor: HTMLElement;
  placement: Placement;
  children: ReactNode;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onClose: () => void;
};

export function TooltipBox({ id, anchor, placement, children, onClose, ...rest }: TooltipBoxProps) {
  const {
    refs: { setFloating },
    floatingStyles,
    context,
  } = useFloating({
    ...besideAnchor(placement),
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor },
  });
  // Escape must also close a tooltip opened by hovering, wherever the focus is.
  const { getFloatingProps } = useInteractions([useDismiss(context, { outsidePress: false })]);
  return (
    <FloatingPortal root={portalRootOf(anchor)} preserveTabOrder={false}>
      <Box
        ref={setFloating}
        id={id}
        role="tooltip"
        style={floatingStyles}
        {...getFloatingProps(rest)}
      >
        {children}
      </Box>
    </FloatingPortal>
  );
}

const Box = styled.div`
  z-index: ${({ theme }) => theme.layer.popover};
  width: max-content;
  max-width: min(${({ theme }) => theme.width.tooltip}, 96vw);
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: ${({ theme }) => theme.size.small};
  overflow: auto;
  overflow-wrap: anywhere;
`;

import { FloatingPortal, useDismiss, useFloating, useInteractions } from '@floating-ui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { besideAnchor, portalRootOf } from '@/ui/popover/beside-anchor';
import type { Placement } from '@/ui/popover/placement';
import { tipBox } from './tip-box';

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
  ${tipBox}
  max-width: min(${({ theme }) => theme.width.tooltip}, 96vw);
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  overflow: auto;
  overflow-wrap: anywhere;
`;

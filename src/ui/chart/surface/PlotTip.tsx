import { autoUpdate, flip, FloatingPortal, offset, shift, useFloating } from '@floating-ui/react';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { portalRootOf } from '@/ui/popover/beside-anchor';

const GAP = 12;
const EDGE = 8;

/**
 * Beside the active point of a chart, inside the window but not bound to the chart, which may be
 * lower than its tip. The pointer passes through it.
 */
export function PlotTip({
  anchor,
  at,
  children,
}: {
  anchor: HTMLElement;
  /** The position of the point; the anchor moves with it. */
  at: number;
  children: ReactNode;
}) {
  const {
    refs: { setFloating },
    floatingStyles,
    update,
  } = useFloating({
    placement: 'right-start',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [offset(GAP), flip({ padding: EDGE }), shift({ padding: EDGE, crossAxis: true })],
    elements: { reference: anchor },
  });
  useEffect(() => update(), [at, update]);
  return (
    <FloatingPortal root={portalRootOf(anchor)} preserveTabOrder={false}>
      <Box ref={setFloating} role="tooltip" style={floatingStyles}>
        {children}
      </Box>
    </FloatingPortal>
  );
}

const Box = styled.div`
  z-index: ${({ theme }) => theme.layer.popover};
  width: max-content;
  max-width: min(${({ theme }) => theme.width.sheet}, 94vw);
  padding: ${({ theme }) => `${theme.space.xsm} ${theme.space.s}`};
  border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.lineStrong}`};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: ${({ theme }) => theme.size.small};
  pointer-events: none;
`;

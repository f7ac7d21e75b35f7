import { autoUpdate, flip, FloatingPortal, offset, shift, useFloating } from '@floating-ui/react';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { portalRootOf } from '@/ui/popover/beside-anchor';
import { tipBox } from '@/ui/tooltip/tip-box';

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
  ${tipBox}
  max-width: min(${({ theme }) => theme.width.sheet}, 94vw);
  padding: ${({ theme }) => `${theme.space.xsm} ${theme.space.s}`};
  border-color: ${({ theme }) => theme.color.lineStrong};
  pointer-events: none;
`;

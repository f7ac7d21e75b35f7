import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { besideAnchor, portalRootOf } from './beside-anchor';
import { keepEscape } from './keep-escape';
import type { Placement } from './placement';

type PopoverPanelProps = {
  id: string;
  label: string;
  anchor: HTMLElement;
  placement: Placement;
  onClose: () => void;
  children: ReactNode;
};

export function PopoverPanel({
  id,
  label,
  anchor,
  placement,
  onClose,
  children,
}: PopoverPanelProps) {
  const {
    refs: { setFloating, floating },
    floatingStyles,
    context,
  } = useFloating({
    ...besideAnchor(placement),
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor },
  });
  // The trigger toggles the popover itself: treating a press on it as outside would close and
  // reopen it.
  const dismiss = useDismiss(context, {
    outsidePress: ({ target }) =>
      !(
        target instanceof Element &&
        (anchor.contains(target) || floatsAbove(target, floating.current))
      ),
  });
  const { getFloatingProps } = useInteractions([dismiss]);

  return (
    <FloatingPortal root={portalRootOf(anchor)}>
      <FloatingFocusManager context={context} modal={false} closeOnFocusOut>
        <Panel
          ref={setFloating}
          id={id}
          data-floating
          role="dialog"
          aria-label={label}
          style={floatingStyles}
          {...getFloatingProps({
            onKeyDown(event) {
              const isForPanel = event.key === 'Escape' && !event.isDefaultPrevented();
              keepEscape(event);
              // The listener of useDismiss is added after the panel is painted, which is too late
              // for a key pressed at once.
              if (isForPanel) onClose();
            },
          })}
        >
          {children}
        </Panel>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}

/** A popup opened from this panel, such as the list of a select, comes after it in the document. */
function floatsAbove(target: Element, panel: HTMLElement | null): boolean {
  const other = target.closest('[data-floating]');
  return (
    other !== null &&
    panel !== null &&
    (panel.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

const Panel = styled.div`
  z-index: ${({ theme }) => theme.layer.popover};
  max-width: min(
    ${({ theme }) => theme.width.popover},
    calc(100vw - 2 * ${({ theme }) => theme.space.s})
  );
  overflow: auto;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow};
  &:focus {
    outline: none;
  }
`;

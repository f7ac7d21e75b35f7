import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { MarkSpot, type OpenMark } from '@/views/drill-down/MarkSpot';

/** A chart that is one tab stop, its legend, and a description of the current mark. */
export function ChartFrame({
  label,
  help,
  onKeyDown,
  onLeave,
  legend,
  caption,
  spoken,
  open,
  onClose,
  onOpen,
  children,
}: {
  /** What the chart shows. */
  label: string;
  /** What its keys do. */
  help: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: () => void;
  legend?: ReactNode;
  /** Shown over the chart. */
  caption?: string | undefined;
  /** For screen readers only, where a tip shows the same. */
  spoken?: string | undefined;
  /** The mark whose menu is open. */
  open?: OpenMark | undefined;
  onClose?: () => void;
  /** Called for Enter, which opens the menu of the current mark. */
  onOpen?: () => void;
  children: ReactNode;
}) {
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Parts>
      <Frame
        ref={frame}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        // The menu takes the focus and gives it back.
        onBlur={() => !open && onLeave()}
        onKeyDown={(event) => {
          if (open || event.target !== event.currentTarget) return;
          // Keys of the browser, such as Alt+Left.
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          onKeyDown(event);
          if (event.key !== 'Enter' || !onOpen || event.defaultPrevented) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <LazyBoundary propagateErrors fallback={<Skeleton width="100%" height="100%" />}>
          {children}
        </LazyBoundary>
        {open && (
          <MarkSpot
            open={open}
            onClose={() => onClose?.()}
            focusChart={() => frame.current?.focus({ preventScroll: true })}
          />
        )}
      </Frame>
      {legend && <Scrolled>{legend}</Scrolled>}
      <VisuallyHidden id={helpId}>{help}</VisuallyHidden>
      <Caption role="status">{caption ?? <VisuallyHidden>{spoken}</VisuallyHidden>}</Caption>
    </Parts>
  );
}

const Parts = styled.div`
  position: relative;
  container-type: size;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xs};
  height: 100%;
`;

const Frame = styled.div`
  position: relative;
  min-height: 0;
`;

/** Leaves most of a low widget to the chart, and all of the lowest ones. */
const Scrolled = styled.div`
  max-height: min(${({ theme }) => theme.height.legend}, 40cqh);
  overflow: auto;
  @container (height < 7.5em) {
    display: none;
  }
`;

/** Overlays the chart while a mark is active, because low charts have no line to spare. */
const Caption = styled.p`
  position: absolute;
  inset: 0 0 auto auto;
  max-width: 100%;
  margin: 0;
  padding: 0 ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surface};
  pointer-events: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
  &:empty,
  &:has(> span) {
    padding: 0;
  }
`;

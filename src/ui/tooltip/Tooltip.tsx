import {
  cloneElement,
  Suspense,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Placement } from '@/ui/popover/placement';

type Described = {
  ref?: unknown;
  'aria-describedby'?: string | undefined;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
  onFocus?: (event: { currentTarget: Element }) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onClick?: (event: unknown) => void;
};
export type TooltipProps = {
  text: ReactNode;
  placement?: Placement;
  /** Must accept a ref and pass on events and `aria-describedby`, as buttons and links do. */
  children: ReactElement;
};

const DELAY_MS = 400;
/** Long enough to move the pointer from the element onto the tooltip. */
const GRACE_MS = 150;

/**
 * Describes an element on hover and keyboard focus. Escape hides it and the pointer can move onto
 * it (WCAG 1.4.13). It never carries essential information, because touch users do not see it.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { open, now, later } = useDelayedOpen();
  const element = children as ReactElement<Described>;
  const held = {
    onPointerEnter: () => later(true, 0),
    onPointerLeave: () => later(false, GRACE_MS),
  };

  return (
    <>
      {cloneElement(element, {
        ref: setAnchor,
        'aria-describedby': open
          ? [element.props['aria-describedby'], id].filter(Boolean).join(' ')
          : element.props['aria-describedby'],
        onPointerEnter: (event) => {
          if (event.pointerType !== 'touch') later(true, DELAY_MS);
          element.props.onPointerEnter?.(event);
        },
        onPointerLeave: () => {
          later(false, GRACE_MS);
          element.props.onPointerLeave?.();
        },
        onFocus: (event) => {
          if (event.currentTarget.matches(':focus-visible')) now(true);
          element.props.onFocus?.(event);
        },
        onBlur: () => {
          now(false);
          element.props.onBlur?.();
        },
        onClick: (event) => {
          now(false);
          element.props.onClick?.(event);
        },
        onKeyDown: (event) => {
          if (event.key === 'Escape' && open) {
            event.preventDefault();
            event.stopPropagation();
            now(false);
            return;
          }
          element.props.onKeyDown?.(event);
        },
      })}
      {open && anchor && (
        <Suspense fallback={null}>
          <TooltipBox
            id={id}
            anchor={anchor}
            placement={placement}
            onClose={() => now(false)}
            {...held}
          >
            {text}
          </TooltipBox>
        </Suspense>
      )}
    </>
  );
}

function useDelayedOpen() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    open,
    now: (next: boolean) => {
      clearTimeout(timer.current);
      setOpen(next);
    },
    later: (next: boolean, ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(next), ms);
    },
  };
}

const TooltipBox = lazyComponent(async () => (await import('./TooltipBox')).TooltipBox);

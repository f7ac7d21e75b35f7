import { autoUpdate, flip, offset, shift, size } from '@floating-ui/react';
import type { Placement } from './placement';

const GAP = 4;
const EDGE = 8;

/** What the lists of pickers in it may cover, on an element. What is beside it stays free. */
export const LIST_BOUNDS = 'data-list-bounds';

/**
 * Keeps a popup beside its anchor and inside the window during scrolling and resizing, and inside
 * `boundary` if there is one.
 */
export const besideAnchor = (placement: Placement, boundary?: Element | null) => ({
  placement,
  strategy: 'fixed' as const,
  whileElementsMounted: autoUpdate,
  middleware: [
    offset(GAP),
    flip({ padding: EDGE, ...(boundary && { boundary }) }),
    shift({ padding: EDGE }),
    size({
      padding: EDGE,
      ...(boundary && { boundary }),
      apply: ({ availableHeight, elements }) => {
        elements.floating.style.maxHeight = `${Math.max(0, availableHeight)}px`;
      },
    }),
  ],
});

/**
 * A modal dialog makes everything outside inert, so popups of its controls must be rendered inside.
 * Elsewhere they go into the main landmark, where screen readers find them.
 */
export const portalRootOf = (anchor: HTMLElement): HTMLElement =>
  anchor.closest('dialog') ?? document.querySelector('main') ?? document.body;

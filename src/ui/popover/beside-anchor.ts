import { autoUpdate, flip, offset, shift, size } from '@floating-ui/react';
import type { Placement } from './placement';

const GAP = 4;
const EDGE = 8;

/** Keeps a popup beside its anchor and inside the window during scrolling and resizing. */
export const besideAnchor = (placement: Placement) => ({
  placement,
  strategy: 'fixed' as const,
  whileElementsMounted: autoUpdate,
  middleware: [
    offset(GAP),
    flip({ padding: EDGE }),
    shift({ padding: EDGE }),
    size({
      padding: EDGE,
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

import { autoUpdate, flip, offset, shift, size } from '@floating-ui/react';
import type { Placement } from './placement';

const GAP = 4;
const EDGE = 8;

/** Stays beside its anchor and inside the window, whatever scrolls or resizes. */
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
 * A modal dialog makes all outside it inert, so what floats beside its controls must live inside
 * it; elsewhere it lives in the main landmark, where screen readers look for content.
 */
export const portalRootOf = (anchor: HTMLElement): HTMLElement =>
  anchor.closest('dialog') ?? document.querySelector('main') ?? document.body;

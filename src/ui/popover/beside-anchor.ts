import { autoUpdate, flip, offset, shift, size } from '@floating-ui/react';
import type { Placement } from './placement';

const GAP = 4;
const EDGE = 8;

/** Stays beside its anchor and inside the window, whatever scrolls or resizes. */
export const besideAnchor = (placement: Placement) => ({
  placement,
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

/** A modal dialog makes all outside it inert, so what floats beside its controls must live inside it. */
export const portalRootOf = (anchor: HTMLElement): HTMLElement => anchor.closest('dialog') ?? document.body;

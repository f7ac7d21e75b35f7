/** The widget that was made last, until it is there. */
let awaited: string | undefined;

/** Whoever makes a widget stands on it as soon as it is there. */
export const awaitWidget = (id: string): void => {
  awaited = id;
};

/** Gives a widget that was waited for the focus. */
export function arrived(id: string, element: HTMLElement | null): void {
  if (!element || awaited !== id) return;
  awaited = undefined;
  // What it was made in may still be going, and gives the focus back to where it came from.
  requestAnimationFrame(() => {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });
}

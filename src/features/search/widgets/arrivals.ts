/** As long as this a widget that is to come is waited for; later somebody stands elsewhere. Milliseconds. */
const PATIENCE = 5_000;
/** The widget that was made or shown last, until it is there. */
let awaited: { id: string; until: number } | undefined;

/** Whoever makes a widget, or shows it alone, stands on it as soon as it is there. */
export const awaitWidget = (id: string): void => {
  awaited = { id, until: performance.now() + PATIENCE };
};

/** Gives a widget that was waited for the focus. */
export function arrived(id: string, element: HTMLElement | null): void {
  if (!element || awaited?.id !== id) return;
  const inTime = performance.now() < awaited.until;
  awaited = undefined;
  if (!inTime) return;
  // What it was made in may still be going, and gives the focus back to where it came from.
  requestAnimationFrame(() => {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });
}

/** As long as this a widget that is to come is waited for; later somebody stands elsewhere. Milliseconds. */
const PATIENCE = 5_000;
/** The widget that was made or shown last, until it is there. */
let awaited: { id: string; part: string | undefined; until: number } | undefined;

/** Whoever makes a widget, or shows it alone, stands on it as soon as it is there; or on the `part` of it that this selector names. */
export const awaitWidget = (id: string, part?: string): void => {
  awaited = { id, part, until: performance.now() + PATIENCE };
};

/** Gives a widget that was waited for the focus. */
export function arrived(id: string, element: HTMLElement | null): void {
  if (!element || awaited?.id !== id) return;
  const { part, until } = awaited;
  awaited = undefined;
  if (performance.now() >= until) return;
  // What it was made in may still be going, and gives the focus back to where it came from.
  requestAnimationFrame(() => {
    const wanted = part === undefined ? null : element.querySelector<HTMLElement>(part);
    (wanted ?? element).focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });
}

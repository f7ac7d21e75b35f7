/** The part of a page that shows widgets. */
export const RESULTS_ID = 'search-results';

/**
 * As long as this a widget that is to come is waited for; later somebody stands elsewhere.
 * Milliseconds.
 */
const PATIENCE = 5_000;
const MENU = '[aria-haspopup="menu"]';
type Awaited = {
  id: string;
  part: string | undefined;
  until: number;
  /** Only a focus that was lost is given to it. */ lost: boolean;
};
/** The widget that was made or shown last, until it is there. */
let awaited: Awaited | undefined;
const present = new Map<string, WeakRef<HTMLElement>>();

/**
 * Whoever makes a widget, or shows it alone, stands on it as soon as it is there; or on the `part`
 * of it that this selector names.
 */
export const awaitWidget = (id: string, part?: string): void => {
  awaited = { id, part, until: performance.now() + PATIENCE, lost: false };
};

/**
 * A widget that Back or Forward leads to takes the focus that was lost with what stood there
 * before.
 */
export function standAt(id: string): void {
  awaited = { id, part: MENU, until: performance.now() + PATIENCE, lost: true };
  const element = present.get(id)?.deref();
  if (element?.isConnected === true) settle(element, awaited);
}

/** Gives a widget that was waited for the focus. */
export function arrived(id: string, element: HTMLElement | null): void {
  if (!element) return;
  const isNew = present.get(id)?.deref() !== element;
  if (isNew) present.set(id, new WeakRef(element));
  // What is still there, until what comes in its place is, may be rendered once more.
  if (awaited?.id === id && (isNew || partOf(element, awaited.part) !== undefined))
    settle(element, awaited);
}

function settle(element: HTMLElement, { part, until, lost }: Awaited): void {
  awaited = undefined;
  if (performance.now() >= until) return;
  // What it was made in may still be going, and gives the focus back to where it came from.
  requestAnimationFrame(() => {
    if (lost && !isLost(document.activeElement)) return;
    (partOf(element, part) ?? element).focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });
}

/** It stands around the results or in them, where all that stood there is another one now. */
function isLost(active: Element | null): boolean {
  const results = document.getElementById(RESULTS_ID);
  return (
    active === null || results === null || active.contains(results) || results.contains(active)
  );
}

/** In the widget, or in the card that it stands before. */
const partOf = (element: HTMLElement, part: string | undefined): HTMLElement | undefined =>
  part === undefined
    ? undefined
    : (element.querySelector<HTMLElement>(part) ??
      element.nextElementSibling?.querySelector<HTMLElement>(part) ??
      undefined);

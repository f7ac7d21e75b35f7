/** Id of the element that contains the widgets. */
export const RESULTS_ID = 'search-results';

/** How long to wait for a widget in milliseconds; later, users have moved on. */
const PATIENCE = 5_000;
const MENU = '[aria-haspopup="menu"]';
type Awaited = {
  id: string;
  part: string | undefined;
  until: number;
  /** Focus it only if the focus was lost. */
  lost: boolean;
};
/** The widget to focus once it mounts. */
let awaited: Awaited | undefined;
const present = new Map<string, WeakRef<HTMLElement>>();

/**
 * Focuses a new or newly maximized widget once it mounts, or the `part` of it that matches this
 * selector.
 */
export const awaitWidget = (id: string, part?: string): void => {
  awaited = { id, part, until: performance.now() + PATIENCE, lost: false };
};

/** Focuses a widget after Back or Forward, if the focused element was removed. */
export function standAt(id: string): void {
  awaited = { id, part: MENU, until: performance.now() + PATIENCE, lost: true };
  const element = present.get(id)?.deref();
  if (element?.isConnected === true) settle(element, awaited);
}

/** Ref callback of widgets: focuses the one that is awaited. */
export function arrived(id: string, element: HTMLElement | null): void {
  if (!element) return;
  const isNew = present.get(id)?.deref() !== element;
  if (isNew) present.set(id, new WeakRef(element));
  // The outgoing element may render once more before its replacement mounts.
  if (awaited?.id === id && (isNew || partOf(element, awaited.part) !== undefined))
    settle(element, awaited);
}

function settle(element: HTMLElement, { part, until, lost }: Awaited): void {
  awaited = undefined;
  if (performance.now() >= until) return;
  // The dialog it was created in may still be closing, and would restore the focus to its trigger.
  requestAnimationFrame(() => {
    if (lost && !isLost(document.activeElement)) return;
    (partOf(element, part) ?? element).focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * Whether the focus is nowhere specific: on the results, around them, or inside them, where
 * everything was replaced.
 */
function isLost(active: Element | null): boolean {
  const results = document.getElementById(RESULTS_ID);
  return (
    active === null || results === null || active.contains(results) || results.contains(active)
  );
}

/** Inside the widget, or in the card right after it. */
const partOf = (element: HTMLElement, part: string | undefined): HTMLElement | undefined =>
  part === undefined
    ? undefined
    : (element.querySelector<HTMLElement>(part) ??
      element.nextElementSibling?.querySelector<HTMLElement>(part) ??
      undefined);

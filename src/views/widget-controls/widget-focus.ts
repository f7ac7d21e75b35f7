/** Id of the element that contains the widgets. */
export const RESULTS_ID = 'search-results';

const MENU = '[aria-haspopup="menu"]';
/** Where an editor wants the focus. */
const AUTOFOCUS = '[data-autofocus]';
type PendingFocus = {
  id: string;
  part: string | undefined;
  /** Focus it only if the focus was lost. */
  onlyIfLost: boolean;
};
/** The widget to focus once it mounts. Users who press anything until then have moved on. */
let pendingFocus: PendingFocus | undefined;
const mounted = new Map<string, WeakRef<HTMLElement>>();

/**
 * Focuses a new or newly maximized widget once it mounts, or the `part` of it that matches this
 * selector.
 */
export const focusWhenMounted = (id: string, part?: string): void => {
  awaitFocus({ id, part, onlyIfLost: false });
};

/** Focuses a widget after Back or Forward, if the focused element was removed. */
export function restoreFocus(id: string): void {
  const pending: PendingFocus = { id, part: MENU, onlyIfLost: true };
  awaitFocus(pending);
  const element = mounted.get(id)?.deref();
  if (element?.isConnected === true) applyFocus(element, pending);
}

function awaitFocus(pending: PendingFocus): void {
  pendingFocus = pending;
  for (const press of PRESSES) addEventListener(press, giveUp, { capture: true });
}

function giveUp(): void {
  pendingFocus = undefined;
  for (const press of PRESSES) removeEventListener(press, giveUp, { capture: true });
}

const PRESSES = ['keydown', 'pointerdown'] as const;

/** Ref callback of widgets: focuses the one that is awaited. */
export function widgetMounted(id: string, element: HTMLElement | null): void {
  if (!element) return;
  const isNew = mounted.get(id)?.deref() !== element;
  if (isNew) mounted.set(id, new WeakRef(element));
  // The outgoing element may render once more before its replacement mounts.
  if (pendingFocus?.id === id && (isNew || partOf(element, pendingFocus.part) !== undefined))
    applyFocus(element, pendingFocus);
}

/** Brings a widget that is already there into view. */
export const scrollToWidget = (id: string): void =>
  mounted.get(id)?.deref()?.scrollIntoView({ block: 'start' });

function applyFocus(mountedFirst: HTMLElement, pending: PendingFocus): void {
  const { id, part, onlyIfLost } = pending;
  giveUp();
  // The dialog it was created in may still be closing, and would restore the focus to its trigger.
  requestAnimationFrame(() => {
    // Its editor may have replaced it meanwhile, or is about to.
    const element = mountedFirst.isConnected ? mountedFirst : mounted.get(id)?.deref();
    if (!element?.isConnected) {
      awaitFocus(pending);
      return;
    }
    if (onlyIfLost && !isLost(document.activeElement)) return;
    // Whoever already types in it goes on.
    if (!element.contains(document.activeElement) || part !== undefined)
      (partOf(element, part ?? AUTOFOCUS) ?? element).focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });
}

/** Ref callback of what opens in the place of all widgets: it takes the focus if that was lost. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (!element) return;
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (isLost(activeElement) && !element.contains(activeElement))
      element.focus({ preventScroll: true });
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

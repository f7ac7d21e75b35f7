/** An ancestor of the focused element, and the index of the child that led to it. */
type Ancestor = { element: Element; index: number };
type Place = { element: HTMLElement; ancestors: readonly Ancestor[] };

const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]';
/**
 * A region whose contents are replaced, such as the rows of a list. Focus lost inside it moves to
 * the row in the tab order, else to its search input.
 */
const REGION = '[data-focus-home]';
const HOMES = ['[data-row][tabindex="0"]', '[type="search"]'];

/**
 * Moves the focus of keyboard users to a sensible place when the focused element is removed (a
 * deleted row, a dialog whose opener is gone), where browsers would reset it to the top of the
 * page: to the same control if it was rendered again, else to what took its place, else to its
 * container. With a dialog that is the place from which it was opened. Returns a function that
 * stops it.
 */
export function restoreLostFocus(): () => void {
  let last: HTMLElement | undefined;
  let ancestors: Ancestor[] = [];
  let usesKeyboard = false;
  /** A dialog that took the focus while nothing had it: closing it restores nothing. */
  let openedWithoutFocus: Element | null = null;
  /** Where the focus was when a dialog took it. */
  const openedFrom = new WeakMap<Element, Place>();
  const rememberPlace = (target: EventTarget | null) => {
    last = target instanceof HTMLElement ? target : undefined;
    ancestors = [];
    for (
      let at: Element | undefined = last;
      at?.parentElement && at !== document.body;
      at = at.parentElement
    )
      ancestors.push({
        element: at.parentElement,
        index: [...at.parentElement.children].indexOf(at),
      });
  };
  const remember = ({ target, relatedTarget }: FocusEvent) => {
    const before = last && { element: last, ancestors };
    rememberPlace(target);
    const dialog = last?.closest('dialog') ?? null;
    if (dialog && before && before.element === relatedTarget && !dialog.contains(before.element))
      openedFrom.set(dialog, before);
    if (relatedTarget === null) openedWithoutFocus = dialog;
    else if (openedWithoutFocus !== dialog) openedWithoutFocus = null;
  };
  // Whoever gives up the focus does not want it back when the element goes away later. Browsers
  // also tell this of an element that is being removed, which has gone a moment later.
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null)
      queueMicrotask(() => {
        if (last?.isConnected && document.activeElement === document.body) last = undefined;
      });
  };
  const restore = () => {
    if (!last || last.isConnected) return;
    const dialog = last.closest('dialog');
    const opener = dialog && !dialog.isConnected ? openedFrom.get(dialog) : undefined;
    // The platform gives the focus back to an opener that is still there.
    const lost = opener && !opener.element.isConnected ? opener : { element: last, ancestors };
    last = undefined;
    if (openedWithoutFocus && !openedWithoutFocus.isConnected) return;
    if (usesKeyboard && document.activeElement === document.body)
      nearestTo(lost)?.focus({ preventScroll: true });
  };
  // What got the focus while the page was loading.
  rememberPlace(document.activeElement);
  const done = new AbortController();
  const options = { capture: true, passive: true, signal: done.signal };
  addEventListener('focusin', remember, options);
  addEventListener('focusout', forget, options);
  addEventListener(
    'keydown',
    () => {
      usesKeyboard = true;
    },
    options,
  );
  // Pointer users see where they are, and the space bar must not press an arbitrary control.
  addEventListener(
    'pointerdown',
    () => {
      usesKeyboard = false;
    },
    options,
  );
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  done.signal.addEventListener('abort', () => observer.disconnect());
  return () => done.abort();
}

function nearestTo({ element: lost, ancestors }: Place): HTMLElement | undefined {
  const region = ancestors.find(({ element }) => element.isConnected && element.matches(REGION));
  const home = region && homeIn(region.element);
  if (home) return home;
  const name = nameOf(lost);
  const isPage = ancestors.some(
    ({ element }) => element.tagName === 'MAIN' && !element.isConnected,
  );
  for (const { element, index } of ancestors) {
    if (!element.isConnected || element === document.body) continue;
    const same =
      name === ''
        ? undefined
        : focusableIn(element).find(
            (candidate) => candidate.tagName === lost.tagName && nameOf(candidate) === name,
          );
    if (same) return same;
    // When a whole page was replaced, its first control is arbitrary, so <main> gets the focus.
    if (element instanceof HTMLElement && element.tabIndex >= 0) return element;
    if (element.tagName === 'MAIN') return element instanceof HTMLElement ? element : undefined;
    // The links before it skip what users of a new page have not seen yet.
    const page = isPage ? element.querySelector('main') : null;
    if (page) return page;
    const [beside] = [element.children[index], element.children[index - 1], element].flatMap(
      (one) => (one ? (homeIn(one) ?? focusableIn(one)) : []),
    );
    if (beside) return beside;
  }
  return undefined;
}

function homeIn(element: Element): HTMLElement | undefined {
  const region = element.matches(REGION) ? element : element.querySelector(REGION);
  return (
    HOMES.map((home) => region?.querySelector<HTMLElement>(home)).find((found) => found != null) ??
    undefined
  );
}

/** The focusable elements in it, itself included. */
const focusableIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches(FOCUSABLE) && one.closest('[inert]') === null,
  );

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';

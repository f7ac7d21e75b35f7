/** What stood around what had the focus, from the inside out, and where in it. */
type Around = { element: Element; index: number };

const STOPS = 'a[href], button:not(:disabled), [tabindex="0"]';
/**
 * A part whose contents come and go, as the rows of a list: what is lost in it leads to the row
 * that keys begin with, else to its search.
 */
const PART = '[data-focus-home]';
const HOMES = ['[data-row][tabindex="0"]', '[type="search"]'];

/**
 * Whoever works with keys would start again at the top of the page when what he stands on goes
 * away: a row that was deleted, a dialog whose button is gone. The focus then goes to the same
 * control where there is one again, else to what has taken its place, else to what is around it.
 * Returns the end of it.
 */
export function findLostFocus(): () => void {
  let last: HTMLElement | undefined;
  let around: Around[] = [];
  let keys = false;
  /** Nothing had the focus before this dialog took it: nothing gets it afterwards. */
  let fromNowhere: Element | null = null;
  const remember = ({ target, relatedTarget }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : undefined;
    const dialog = last?.closest('dialog') ?? null;
    if (relatedTarget === null) fromNowhere = dialog;
    else if (fromNowhere !== dialog) fromNowhere = null;
    around = [];
    for (
      let at: Element | undefined = last;
      at?.parentElement && at !== document.body;
      at = at.parentElement
    )
      around.push({ element: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  };
  const look = () => {
    if (!last || last.isConnected) return;
    const lost = last;
    last = undefined;
    if (fromNowhere && !fromNowhere.isConnected) return;
    if (keys && document.activeElement === document.body)
      near(lost, around)?.focus({ preventScroll: true });
  };
  const done = new AbortController();
  const quietly = { capture: true, passive: true, signal: done.signal };
  addEventListener('focusin', remember, quietly);
  addEventListener(
    'keydown',
    () => {
      keys = true;
    },
    quietly,
  );
  // Who points at things sees where he is, and what the space bar does must not depend on what
  // vanished.
  addEventListener(
    'pointerdown',
    () => {
      keys = false;
    },
    quietly,
  );
  const watched = new MutationObserver(look);
  watched.observe(document.body, { childList: true, subtree: true });
  done.signal.addEventListener('abort', () => watched.disconnect());
  return () => done.abort();
}

function near(lost: HTMLElement, around: readonly Around[]): HTMLElement | undefined {
  const part = around.find(({ element }) => element.isConnected && element.matches(PART));
  const home = part && homeIn(part.element);
  if (home) return home;
  const name = nameOf(lost);
  for (const { element, index } of around) {
    if (!element.isConnected || element === document.body) continue;
    const again =
      name === ''
        ? undefined
        : stopsIn(element).find((stop) => stop.tagName === lost.tagName && nameOf(stop) === name);
    if (again) return again;
    // Of a whole page nothing is near: what stands first on it may be anything.
    if (element instanceof HTMLElement && element.tabIndex >= 0) return element;
    if (element.tagName === 'MAIN') return element instanceof HTMLElement ? element : undefined;
    const [beside] = [element.children[index], element.children[index - 1], element].flatMap(
      (one) => (one ? (homeIn(one) ?? stopsIn(one)) : []),
    );
    if (beside) return beside;
  }
  return undefined;
}

function homeIn(element: Element): HTMLElement | undefined {
  const part = element.matches(PART) ? element : element.querySelector(PART);
  return (
    HOMES.map((home) => part?.querySelector<HTMLElement>(home)).find((found) => found != null) ??
    undefined
  );
}

/** What of it can have the focus. */
const stopsIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(STOPS)].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches(STOPS) && one.closest('[inert]') === null,
  );

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';

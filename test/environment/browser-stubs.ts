/**
 * Stubs browser features that jsdom lacks. jsdom has no layout, so sizes are zero unless a test
 * sets them.
 */

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserverStub;

class IntersectionObserverStub implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.IntersectionObserver ??= IntersectionObserverStub;

window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => true,
});

// jsdom has the method, which reports an error that it is not implemented.
HTMLCanvasElement.prototype.getContext = () => null;

Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};

const before = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Implements modal dialogs as far as tests need them: open state, focus inside, focus restored on
 * close.
 */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  before.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href], [tabindex]')?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
  const last = before.get(this);
  if (last instanceof HTMLElement) last.focus();
};

declare global {
  /** Whether the last input came from the keyboard; undefined before the first input. */
  var lastInputIsKeyboard: boolean | undefined;
  var hasFocusVisibleStub: boolean | undefined;
}

globalThis.lastInputIsKeyboard = undefined;

// jsdom derives `:focus-visible` from the previously focused element, which may belong to an
// earlier test. Browsers derive it from the last input, and always show the focus of text fields.
if (!globalThis.hasFocusVisibleStub) {
  globalThis.hasFocusVisibleStub = true;
  addEventListener('keydown', () => (globalThis.lastInputIsKeyboard = true), true);
  addEventListener('pointerdown', () => (globalThis.lastInputIsKeyboard = false), true);
  const matches = Element.prototype.matches;
  Object.defineProperty(Element.prototype, 'matches', {
    configurable: true,
    writable: true,
    value(this: Element, selector: string): boolean {
      if (selector !== ':focus-visible') return matches.call(this, selector);
      const isTyped = matches.call(this, 'input, textarea, [contenteditable]');
      const isShown = isTyped || globalThis.lastInputIsKeyboard !== false;
      return this === document.activeElement && isShown;
    },
  });
}

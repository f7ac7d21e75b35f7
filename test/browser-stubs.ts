/**
 * What browsers have and jsdom has not. Nothing is measured there, so sizes stay zero unless a test
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

Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};

const before = new WeakMap<HTMLDialogElement, Element | null>();

/** Modal as far as tests see it: open, focus inside, focus back at the end. */
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
  /** Whether the last input came from the keyboard; undefined before there was any. */
  var lastInputIsKeyboard: boolean | undefined;
  var hasFocusVisibleStub: boolean | undefined;
}

globalThis.lastInputIsKeyboard = undefined;

// jsdom decides `:focus-visible` by the element that had it last, which may be one of an earlier
// test. Browsers decide by the last input, and always show the focus of what is typed into.
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

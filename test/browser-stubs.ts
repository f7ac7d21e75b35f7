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

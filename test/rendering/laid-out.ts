import { afterAll, beforeAll } from 'vitest';

/** The same wherever the page is scrolled to. */
const ENDLESS = 10_000_000;

/**
 * Gives scrolling tables and lists of options a size. jsdom has no layout, so virtual lists would
 * render nothing. All other elements keep the size zero.
 */
export function layOutTables({
  width = 1_200,
  height = 600,
  also = 'table',
}: {
  width?: number;
  height?: number;
  /** A selector of further elements. */ also?: string;
} = {}): void {
  const sizes = {
    offsetWidth: width,
    clientWidth: width,
    offsetHeight: height,
    clientHeight: height,
    scrollHeight: ENDLESS,
  };
  beforeAll(() => {
    for (const [name, size] of Object.entries(sizes)) {
      Object.defineProperty(HTMLDivElement.prototype, name, {
        configurable: true,
        get(this: HTMLElement) {
          return this.matches(`[role=treegrid], [role=grid], [role=listbox], [data-table], ${also}`)
            ? size
            : 0;
        },
      });
    }
  });
  const scrollTo = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTo');
  beforeAll(() => {
    Object.defineProperty(Element.prototype, 'scrollTo', {
      configurable: true,
      value(this: Element, to: ScrollToOptions) {
        this.scrollTop = to.top ?? 0;
        this.dispatchEvent(new Event('scroll'));
      },
    });
  });
  afterAll(() => {
    if (scrollTo) Object.defineProperty(Element.prototype, 'scrollTo', scrollTo);
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLDivElement.prototype, name);
  });
}

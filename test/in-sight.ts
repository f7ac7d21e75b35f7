import { afterAll, beforeAll, vi } from 'vitest';

/** Everything is in sight; jsdom has no layout to tell. */
export function showEverything(): void {
  beforeAll(() =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: IntersectionObserverCallback) {}
        observe() {
          const entry = { isIntersecting: true } as IntersectionObserverEntry;
          this.tell([entry], this as unknown as IntersectionObserver);
        }
        unobserve() {}
        disconnect() {}
      },
    ),
  );
  afterAll(() => void vi.unstubAllGlobals());
}

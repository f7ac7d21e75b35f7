import { beforeEach, vi } from 'vitest';

/**
 * Everything is in sight until the returned function says otherwise; jsdom has no layout to tell.
 */
export function showEverything(): (isIntersecting: boolean) => void {
  let isInSight = true;
  const observers = new Set<() => void>();
  beforeEach(() =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: IntersectionObserverCallback) {}
        private readonly told = () => {
          const entry = { isIntersecting: isInSight } as IntersectionObserverEntry;
          this.tell([entry], this as unknown as IntersectionObserver);
        };
        observe() {
          observers.add(this.told);
          this.told();
        }
        unobserve() {}
        disconnect() {
          observers.delete(this.told);
        }
      },
    ),
  );
  return (isIntersecting) => {
    isInSight = isIntersecting;
    for (const told of observers) told();
  };
}

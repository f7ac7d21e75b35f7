import { useCallback, useState } from 'react';

/** Whether an element has been near the viewport; widgets far below do not load before. */
export function useSeen(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  seen: boolean,
] {
  const [seen, setSeen] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries, self) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        self.disconnect();
      },
      { rootMargin: '25%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}

import { useEffect, useState, type RefObject } from 'react';
import { useWholePage } from '@/ui/measure/whole-page';

/** Whether an element is in the visible part of the page; true where the browser cannot tell. */
export function useInView(element: RefObject<Element | null>): boolean {
  const isWhole = useWholePage() !== undefined;
  const [isInView, setInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      // A little before they are scrolled into view.
      { rootMargin: '25%' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isInView || isWhole;
}

import { useCallback, useState } from 'react';

/** The inner width of an element in pixels, 0 until it is laid out; `ref` goes to the element. */
export function useElementWidth(): { width: number; ref: (element: HTMLElement | null) => (() => void) | undefined } {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}

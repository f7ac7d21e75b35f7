import { useCallback, useRef, useState, type RefObject } from 'react';

type MeasuredElement = {
  /** Inner width in pixels, 0 until it is laid out. */
  width: number;
  element: RefObject<HTMLDivElement | null>;
  ref: (element: HTMLDivElement | null) => (() => void) | undefined;
};

/** Follows the width of the element that gets `ref`. */
export function useElementWidth(): MeasuredElement {
  const [width, setWidth] = useState(0);
  const element = useRef<HTMLDivElement | null>(null);
  const ref = useCallback((found: HTMLDivElement | null) => {
    element.current = found;
    if (!found) return undefined;
    const observer = new ResizeObserver(() => setWidth(found.clientWidth));
    observer.observe(found);
    setWidth(found.clientWidth);
    return () => observer.disconnect();
  }, []);
  return { width, element, ref };
}

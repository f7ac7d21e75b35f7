import { useCallback, useRef, useState, type RefObject } from 'react';

type MeasuredElement = {
  element: RefObject<HTMLDivElement | null>;
  ref: (element: HTMLDivElement | null) => (() => void) | undefined;
};

/** Inner width in pixels of the element that gets `ref`; 0 until it is laid out. */
export function useElementWidth(): MeasuredElement & { width: number } {
  const [width, setWidth] = useState(0);
  return { width, ...useObserved(useCallback(({ clientWidth }) => setWidth(clientWidth), [])) };
}

/** Inner width and height in pixels of the element that gets `ref`; 0 until it is laid out. */
export function useElementSize(): MeasuredElement & { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const read = useCallback(
    ({ clientWidth: width, clientHeight: height }: HTMLElement) =>
      setSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      ),
    [],
  );
  return { ...size, ...useObserved(read) };
}

function useObserved(read: (element: HTMLElement) => void): MeasuredElement {
  const element = useRef<HTMLDivElement | null>(null);
  const ref = useCallback(
    (found: HTMLDivElement | null) => {
      element.current = found;
      if (!found) return undefined;
      const observer = new ResizeObserver(() => read(found));
      observer.observe(found);
      read(found);
      return () => observer.disconnect();
    },
    [read],
  );
  return { element, ref };
}

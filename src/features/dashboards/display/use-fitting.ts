import { useCallback, useRef, useState } from 'react';

/** Below this, texts would be too small to read from afar. */
const SMALLEST = 0.6;
const LARGEST = 3;
/** Narrower pages would arrange their widgets in fewer columns. */
const LEAST_WIDTH = 1200;
/** Growing by less is not worth drawing everything again; what does not fit any more would be cut off. */
const STEP = 0.05;
const LEAST_STEP = 0.005;

/**
 * Scales a page so that it fills the height of the screen: nobody scrolls on a wall. `ref` is for
 * the element that scrolls, whose only child is scaled.
 */
export function useFitting(isOn: boolean) {
  const [zoom, setZoom] = useState(1);
  const latest = useRef(1);
  const ref = useCallback(
    (frame: HTMLElement | null) => {
      const content = frame?.firstElementChild;
      if (!isOn || !frame || !content) return undefined;
      const fit = () => {
        // In pixels of the screen, whatever the scale is.
        const height = content.getBoundingClientRect().height / latest.current;
        if (height === 0) return;
        const { paddingTop, paddingBottom } = getComputedStyle(frame);
        const room = frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
        const largest = Math.max(1, Math.min(LARGEST, frame.clientWidth / LEAST_WIDTH));
        const wanted = Math.min(largest, Math.max(SMALLEST, room / height));
        const growth = wanted - latest.current;
        if (growth < STEP && growth > -LEAST_STEP) return;
        latest.current = wanted;
        setZoom(wanted);
      };
      const observer = new ResizeObserver(fit);
      observer.observe(frame);
      observer.observe(content);
      fit();
      return () => observer.disconnect();
    },
    [isOn],
  );
  return { ref, zoom };
}

import { useCallback, useState } from 'react';

/** Below this, texts would be too small to read from afar. */
const SMALLEST = 0.6;
const LARGEST = 3;
/** Narrower pages would leave widgets beside each other too little room. */
const LEAST_WIDTH = 1200;
/** Growing by less is not worth drawing everything again; what does not fit any more would be cut off. */
const STEP = 0.05;
const LEAST_STEP = 0.005;

/** The last scale of each page, so that its next turn is not drawn in another one first. */
const lastZooms = new Map<string, number>();

/**
 * Scales a page so that it fills the height of the screen, as far as its texts stay legible; what is
 * taller scrolls. `ref` is for the element that scrolls, whose only child is scaled. `page` tells
 * pages apart.
 */
export function useFitting(page: string) {
  const [fitted, setFitted] = useState<{ page: string; zoom: number }>();
  const zoom = fitted?.page === page ? fitted.zoom : (lastZooms.get(page) ?? 1);
  const ref = useCallback(
    (frame: HTMLElement | null) => {
      const content = frame?.firstElementChild;
      if (!frame || !content) return undefined;
      let latest = lastZooms.get(page) ?? 1;
      const fit = () => {
        // In pixels of the screen, whatever the scale is.
        const height = content.getBoundingClientRect().height / latest;
        if (height === 0) return;
        const { paddingTop, paddingBottom } = getComputedStyle(frame);
        const room = frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
        const largest = Math.max(1, Math.min(LARGEST, frame.clientWidth / LEAST_WIDTH));
        const wanted = Math.min(largest, Math.max(SMALLEST, room / height));
        const growth = wanted - latest;
        if (growth < STEP && growth > -LEAST_STEP) return;
        latest = wanted;
        lastZooms.set(page, wanted);
        setFitted({ page, zoom: wanted });
      };
      const observer = new ResizeObserver(fit);
      observer.observe(frame);
      observer.observe(content);
      fit();
      return () => observer.disconnect();
    },
    [page],
  );
  return { ref, zoom };
}

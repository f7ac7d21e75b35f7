import { useEffect, useRef, type TouchEvent } from 'react';

/** Pixels from which a movement is a swipe, and how much flatter than steep it has to be. */
const [LEAST_PX, FLAT] = [60, 2];
/** Slower movements are scrolling or selecting. */
const LONGEST_MS = 600;

type Start = { x: number; y: number; at: number };

/**
 * Touch handlers that call `onSwipe` with 1 for a swipe to the left and -1 for one to the right;
 * not for movements that scroll a table sideways, or that a chart or a map takes.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<Start>(undefined);
  useEffect(() => {
    // Browsers would go back in their history by a swipe to the right.
    const { style } = document.documentElement;
    style.overscrollBehaviorX = 'none';
    return () => {
      style.removeProperty('overscroll-behavior-x');
    };
  }, []);
  return {
    onTouchStart: ({ touches, target, currentTarget, timeStamp }: TouchEvent) => {
      const [touch, second] = [touches[0], touches[1]];
      start.current =
        touch && !second && !takesSwipes(target, currentTarget)
          ? { x: touch.clientX, y: touch.clientY, at: timeStamp }
          : undefined;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const begun = start.current;
      const touch = changedTouches[0];
      start.current = undefined;
      if (!begun || !touch || timeStamp - begun.at > LONGEST_MS) return;
      const [dx, dy] = [touch.clientX - begun.x, touch.clientY - begun.y];
      if (Math.abs(dx) < LEAST_PX || Math.abs(dx) < FLAT * Math.abs(dy)) return;
      if (getSelection()?.isCollapsed !== false) onSwipe(dx < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}

function takesSwipes(target: EventTarget, panel: Element): boolean {
  let element = target instanceof Element ? target : null;
  for (; element && element !== panel; element = element.parentElement) {
    const { touchAction, overflowX } = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    if (scrolls || touchAction === 'none' || touchAction.startsWith('pan-y')) return true;
    if (element.matches('input, textarea, .leaflet-container, .js-plotly-plot .draglayer'))
      return true;
  }
  return false;
}

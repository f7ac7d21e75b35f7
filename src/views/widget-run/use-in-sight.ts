import { useCallback, useState } from 'react';
import { useWholePage } from '@/ui/measure/whole-page';

type Sight = {
  /** In or near the viewport. */
  now: boolean;
  /** Has been there at least once. */
  ever: boolean;
};

const NEVER: Sight = { now: false, ever: false };
const WHOLE: Sight = { now: true, ever: true };

/** Whether an element is near the viewport; widgets far below are not searched. */
export function useInSight(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  sight: Sight,
] {
  const isWhole = useWholePage() !== undefined;
  const [sight, setSight] = useState(NEVER);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false;
        setSight((before) =>
          before.now === isNear ? before : { now: isNear, ever: before.ever || isNear },
        );
      },
      { rootMargin: '25%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isWhole ? WHOLE : sight];
}

import { useCallback, useRef, useState } from 'react';

/** How many of the children of the element with `ref` fit; `names` changes whenever they do. */
export function useFittingTabs(names: string) {
  const [count, setCount] = useState(Infinity);
  const measured = useRef(names);
  const ref = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined;
      const measure = () => {
        const right = list.getBoundingClientRect().right + 1;
        const fit = [...list.children].filter(
          (tab) => tab.getBoundingClientRect().right <= right,
        ).length;
        setCount(Math.max(fit, 1));
      };
      const observer = new ResizeObserver(measure);
      observer.observe(list);
      measured.current = names;
      measure();
      return () => observer.disconnect();
    },
    [names],
  );
  return { ref, count };
}

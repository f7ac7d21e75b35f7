import { useCallback, useEffect } from 'react';
import { xOf, type PlotArea } from '../scale/plot-area';
import { sharedMoment } from './shared-moment';

/**
 * Shares the moment that is active in this chart with the other time charts of the page, and keeps
 * an element at the moment that any of them shares.
 */
export function useSharedMoment(
  area: PlotArea,
  isTime: boolean,
  active: number | undefined,
): (line: HTMLElement | null) => (() => void) | undefined {
  useEffect(() => {
    if (!isTime || active === undefined) return undefined;
    sharedMoment.set(active);
    return () => {
      if (sharedMoment.get() === active) sharedMoment.set(undefined);
    };
  }, [isTime, active]);

  return useCallback(
    (line) => {
      if (!line) return undefined;
      const place = () => {
        const at = isTime ? sharedMoment.get() : active;
        const isInside = at !== undefined && at >= area.from && at <= area.to;
        line.hidden = !isInside;
        if (isInside) line.style.transform = `translateX(${Math.round(xOf(area, at))}px)`;
      };
      place();
      return sharedMoment.subscribe(place);
    },
    [area, isTime, active],
  );
}

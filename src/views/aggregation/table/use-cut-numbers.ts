import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { cutNumbers } from './model/table-layout';
import type { TableView } from './use-table-view';

/**
 * Covers numbers that are visible in part only at the edges of a table that scrolls. The returned
 * function does so again after scrolling, without rendering.
 */
export function useCutNumbers(
  { layout, isNumber }: Pick<TableView, 'layout' | 'isNumber'>,
  frame: { element: RefObject<HTMLElement | null>; width: number },
): (table: HTMLElement) => void {
  const { element, width } = frame;
  const cover = useCallback(
    (table: HTMLElement) => {
      const cut = cutNumbers(layout, { left: table.scrollLeft, width }, isNumber);
      table.style.setProperty('--cut-start', `${cut.start}px`);
      table.style.setProperty('--cut-end', `${cut.end}px`);
      table.style.setProperty('--pinned', `${cut.pinned}px`);
      table.style.setProperty('--kept', `${cut.kept}px`);
    },
    [layout, isNumber, width],
  );
  useLayoutEffect(() => {
    if (element.current) cover(element.current);
  }, [element, cover]);
  return cover;
}

import { useCallback, useMemo, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { cycledSort } from '@/domain/search/aggregation/table-sort';
import { withPinnedColumn } from '@/domain/search/widgets/pinned-columns';
import type { VirtualRows } from '@/ui/virtual/use-virtual-rows';
import type { AggregationViewProps } from '../data/aggregation-view';
import { movedPlace, type GridPlace } from './model/grid-moves';
import { revealColumn } from './reveal-column';
import { headActions } from './model/table-head';
import { cellId, type TableState } from './table-state';
import { useColumnWidths } from './use-column-widths';
import { useTableMenu } from './use-table-menu';
import type { TableView } from './use-table-view';

type Options = {
  view: TableView;
  frame: { element: RefObject<HTMLDivElement | null> };
  virtualizer: VirtualRows;
  active: readonly [GridPlace | undefined, (place: GridPlace) => void];
  setDragged: (widths: Readonly<Record<string, number>>) => void;
} & Pick<AggregationViewProps, 'config' | 'range' | 'onTableChange'>;

const RESIZE_STEP = 16;

/** The active cell of a table, its menus, and what its head does, by pointer and by keyboard. */
export function useTableActions({
  view,
  config,
  frame,
  virtualizer,
  active: [place, setPlace],
  setDragged,
  range,
  onTableChange: onChange,
}: Options) {
  const { model, grid, layout, pinned } = view;
  const focusTable = useCallback(
    () => frame.element.current?.focus({ preventScroll: true }),
    [frame],
  );
  const widths = useColumnWidths({ view, config, frame, setDragged, onChange });
  const { menuAt, openMenu } = useTableMenu({
    view,
    config,
    range,
    place,
    onChange,
    widths,
    focusTable,
  });
  const state = useMemo((): TableState => {
    const { resize, fit } = widths;
    const { row, column } = place ? grid.spanAt(place) : { row: -1, column: -1 };
    return {
      active: place && cellId(view, { row, column }),
      menuAt,
      onChange,
      resize,
      fit,
    };
  }, [view, grid, place, menuAt, onChange, widths]);

  const headAt = (at: GridPlace) => (at.row < grid.head ? headActions(model, at) : undefined);
  const sortBy = (at: GridPlace, add: boolean): boolean => {
    const head = headAt(at);
    const target = head?.isSortedAlone ? head.sort : undefined;
    if (!target || !onChange) return false;
    onChange((now) => ({ ...now, sort: cycledSort(now.sort, target, add) }));
    // What is sorted first is at the top.
    frame.element.current?.scrollTo({ top: 0 });
    return true;
  };
  const open = (at: GridPlace) => {
    setPlace(at);
    openMenu(at);
  };
  const goTo = (at: GridPlace) => {
    setPlace(at);
    const { row, rows } = grid.spanAt(at);
    const isBody = at.row >= grid.head && at.row < grid.head + grid.body;
    if (isBody && rows === 1) virtualizer.scrollToIndex(row - grid.head, { align: 'auto' });
    if (frame.element.current) revealColumn(frame.element.current, layout, at.column);
  };
  const onHeadKey = ({ key, shiftKey }: KeyboardEvent, at: GridPlace): boolean => {
    const head = headAt(at);
    if (!head || head.column === undefined || !onChange) return false;
    const { column, pin } = head;
    const width = layout.widths[column] ?? 0;
    if (key === 'f') widths.fit(column);
    else if (shiftKey && key === 'ArrowRight') widths.resize(column, width + RESIZE_STEP, true);
    else if (shiftKey && key === 'ArrowLeft') widths.resize(column, width - RESIZE_STEP, true);
    else if (key === 'p' && pin !== undefined)
      onChange((now) => ({
        ...now,
        visualizationConfig: withPinnedColumn(now.visualizationConfig, pin, !pinned.includes(pin)),
      }));
    else return false;
    return true;
  };
  const onKey = (event: KeyboardEvent, at: GridPlace): boolean => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'ContextMenu' || (shiftKey && key === 'F10') || (altKey && key === 'ArrowDown')) {
      open(at);
      return true;
    }
    if (metaKey || altKey || (ctrlKey && !['Home', 'End'].includes(key))) return false;
    if (onHeadKey(event, at)) return true;
    if (key === 'Enter' || key === ' ') {
      if (!sortBy(at, shiftKey)) open(at);
      return true;
    }
    const height = frame.element.current?.clientHeight ?? 0;
    const page = Math.floor(height / view.rowHeight) - grid.head - 1;
    const next = movedPlace(event, at, grid, Math.max(1, page));
    if (next) goTo(next);
    return next !== undefined;
  };
  const first: GridPlace = { row: grid.body > 0 ? grid.head : grid.head - 1, column: 0 };

  return {
    state,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented || event.target !== event.currentTarget) return;
      if (onKey(event, place ?? first)) event.preventDefault();
    },
    onFocus: ({ target, currentTarget }: { target: Element; currentTarget: HTMLElement }) => {
      if (!place) setPlace(first);
      if (target !== currentTarget && currentTarget.contains(target)) focusTable();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const pressed = event.target instanceof Element ? event.target : undefined;
      const cell = pressed?.closest<HTMLElement>('[data-at]');
      if (!pressed || !cell || !event.currentTarget.contains(cell)) return;
      const [row = 0, column = 0] = (cell.dataset['at'] ?? '').split(' ').map(Number);
      setPlace({ row, column });
      if (pressed.closest('[data-sorts]')) sortBy({ row, column }, event.shiftKey);
      else if (pressed.closest('[data-opens]')) open({ row, column });
    },
  };
}

import {
  useCallback,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { cycledSort } from '@/domain/search/aggregation/table-sort';
import { formatted, formattingOf } from '@/domain/search/formatting/formatting';
import { withPinnedColumn } from '@/domain/search/widgets/pinned-columns';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';
import { fittedWidth } from '@/ui/table/fit-column';
import type { VirtualRows } from '@/ui/virtual/use-virtual-rows';
import type { AggregationViewProps } from '../data/aggregation-view';
import { useMarkItems } from '@/views/drill-down/use-mark-items';
import { cellMark } from './cell-mark';
import { CellMenu } from './CellMenu';
import { movedPlace, type GridPlace } from './grid-moves';
import { headItems } from './head-items';
import { revealColumn } from './reveal-column';
import { headActions } from './table-head';
import { LEAST_WIDTH, widthsByName } from './table-layout';
import { cellId, type TableState } from './table-state';
import type { TableView } from './use-table-view';

type Options = {
  view: TableView;
  config: AggregationConfig;
  frame: { element: RefObject<HTMLDivElement | null> };
  virtualizer: VirtualRows;
  active: readonly [GridPlace | undefined, (place: GridPlace) => void];
  setDragged: (widths: Readonly<Record<string, number>>) => void;
} & Pick<AggregationViewProps, 'range' | 'onTableChange'>;

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
  const { model, grid, layout, names, sort, pinned } = view;
  const [menu, setMenu] = useState<string>();
  const markItems = useMarkItems();
  const owner = useCallback(
    (at: GridPlace): GridPlace => {
      const { row, column } = grid.spanAt(at);
      return { row, column };
    },
    [grid],
  );
  const focusTable = useCallback(
    () => frame.element.current?.focus({ preventScroll: true }),
    [frame],
  );
  const { hasWidths, resize, fit, resetWidths } = useMemo(() => {
    const current = widthsByName(layout, names);
    const widened = (column: number, width: number) => ({
      ...current,
      [names[column] ?? '']: Math.max(LEAST_WIDTH, Math.round(width)),
    });
    const keep = (columnWidths: Readonly<Record<string, number>>) =>
      onChange?.((now) => formatted(now, { columnWidths }));
    return {
      hasWidths: Object.keys(formattingOf(config).columnWidths).length > 0,
      resize: (column: number, width: number, done: boolean) => {
        setDragged(done ? {} : widened(column, width));
        if (done) keep(widened(column, width));
      },
      fit: (column: number) => {
        if (!frame.element.current) return;
        const tracks = layout.widths.map((width) => `${width}px`);
        keep(widened(column, fittedWidth(frame.element.current, tracks, column, column)));
      },
      resetWidths: () => keep({}),
    };
  }, [layout, names, config, frame, setDragged, onChange]);

  const itemsAt = useCallback(
    (at: GridPlace) => {
      const head = at.row < grid.head ? headActions(model, at) : undefined;
      if (!head) {
        const shown = cellMark(view, at, config, range);
        return shown ? markItems(shown.mark, shown.figure) : [];
      }
      if (!onChange) return [];
      const { column } = head;
      return headItems(head, {
        sort,
        isPinned: head.pin !== undefined && pinned.includes(head.pin),
        onChange,
        onFit: () => column !== undefined && fit(column),
        onResetWidths: hasWidths ? resetWidths : undefined,
      });
    },
    [
      view,
      model,
      grid,
      config,
      range,
      markItems,
      sort,
      pinned,
      onChange,
      fit,
      hasWidths,
      resetWidths,
    ],
  );
  const state = useMemo(
    (): TableState => ({
      active: place && cellId(view, owner(place)),
      menuAt: (id) => {
        if (id !== menu || !place) return null;
        const items = itemsAt(place);
        return items.length === 0 ? null : (
          <CellMenu
            label={t('table.cellActions')}
            items={items}
            onClose={() => setMenu(undefined)}
            focusTable={focusTable}
          />
        );
      },
      onChange,
      resize,
      fit,
    }),
    [view, place, owner, menu, itemsAt, focusTable, onChange, resize, fit],
  );

  const sortBy = (at: GridPlace, add: boolean): boolean => {
    const head = at.row < grid.head ? headActions(model, at) : undefined;
    const target = head?.isSortedAlone ? head.sort : undefined;
    if (!target || !onChange) return false;
    onChange((now) => ({ ...now, sort: cycledSort(now.sort, target, add) }));
    // What is sorted first is at the top.
    frame.element.current?.scrollTo({ top: 0 });
    return true;
  };
  const open = (at: GridPlace) => {
    setPlace(at);
    setMenu(cellId(view, owner(at)));
  };
  const goTo = (at: GridPlace) => {
    setPlace(at);
    const { row, rows } = grid.spanAt(at);
    const isBody = at.row >= grid.head && at.row < grid.head + grid.body;
    if (isBody && rows === 1) virtualizer.scrollToIndex(row - grid.head, { align: 'auto' });
    if (frame.element.current) revealColumn(frame.element.current, layout, at.column);
  };
  const onHeadKey = ({ key, shiftKey }: KeyboardEvent, at: GridPlace): boolean => {
    const head = at.row < grid.head ? headActions(model, at) : undefined;
    if (!head || head.column === undefined || !onChange) return false;
    const { column, pin } = head;
    const width = layout.widths[column] ?? 0;
    if (key === 'f') fit(column);
    else if (shiftKey && key === 'ArrowRight') resize(column, width + RESIZE_STEP, true);
    else if (shiftKey && key === 'ArrowLeft') resize(column, width - RESIZE_STEP, true);
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
    const page =
      Math.floor((frame.element.current?.clientHeight ?? 0) / view.rowHeight) - grid.head - 1;
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

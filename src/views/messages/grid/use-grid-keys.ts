import type { KeyboardEvent } from 'react';
import type { ResultMessage } from '@/contract/search';
import { messageKey } from '../paging/paging';
import type { Rows } from '../paging/use-rows';
import type { Reader } from '../rows/use-reader';
import { targetRow } from './grid-entries';
import type { GridLayout } from './use-grid-layout';

type GridActions = {
  toggle: (key: string) => void;
  /** Scrolls to a row and makes it the active one. */
  goTo: (row: number) => void;
  /** Toggles a row's checkbox; with Shift, extends the selection to it. */
  pressBox: (key: string, extend: boolean) => void;
  selectAll: () => void;
  /**
   * Keyboard shortcuts of the table: arrows, j and k, Home, End and the page keys move, Enter and o
   * open, Escape closes, x selects, c copies.
   */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

type Handlers = { onCopy: (message: ResultMessage) => void; onFind: () => void; onRaw: () => void };

const STEPS = new Set(['j', 'k', 'ArrowDown', 'ArrowUp']);
const ROW_KEYS = new Set(['x', 'c', 'o', 'Enter']);

export function useGridActions(
  { entries, virtualizer, frame, headHeight, rowHeight }: GridLayout,
  reader: Reader,
  { rows, rowOf }: Rows,
  { onCopy, onFind, onRaw }: Handlers,
): GridActions {
  const activeRow = reader.active === undefined ? -1 : (rowOf.get(reader.active) ?? -1);
  // Computed lazily: while rows render, it would force a layout.
  const page = () =>
    Math.max(
      1,
      Math.floor(((frame.element.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1,
    );

  /** Navigation starts here if no row is active: at the first fully visible row. */
  const firstInSight = () => {
    const top = (virtualizer.scrollOffset ?? 0) + headHeight;
    const item = virtualizer.getVirtualItemForOffset(top);
    const entry = entries.at(item ? item.index + (item.start < top ? 1 : 0) : 0);
    return entry.kind === 'tail'
      ? rows.length - 1
      : Math.min(rows.length - 1, entry.row + (entry.kind === 'details' ? 1 : 0));
  };
  const goTo = (row: number) => {
    const message = rows[row];
    if (!message) return;
    reader.activate(messageKey(message));
    virtualizer.scrollToIndex(entries.entryOf(row), { align: 'auto' });
  };
  const close = (key: string) => {
    const index = entries.entryOf(rowOf.get(key) ?? 0);
    const start = virtualizer.measurementsCache[index]?.start ?? 0;
    // Closing long details would leave users far below them, so scroll to their row first.
    if (reader.expanded.has(key) && start - headHeight < (virtualizer.scrollOffset ?? 0))
      virtualizer.scrollToIndex(index, { align: 'start' });
    reader.close(key);
    frame.element.current?.focus({ preventScroll: true });
  };
  const toggle = (key: string) => {
    reader.activate(key);
    if (reader.expanded.has(key)) close(key);
    else reader.toggle(key);
  };
  const between = (from: string, to: string) => {
    const [low = 0, high = 0] = [rowOf.get(from) ?? 0, rowOf.get(to) ?? 0].sort((a, b) => a - b);
    return rows.slice(low, high + 1).map(messageKey);
  };
  const selectAll = () =>
    reader.selectAll(reader.selection.keys.size === rows.length ? [] : rows.map(messageKey));
  const extend = (step: 1 | -1) => {
    const row =
      activeRow < 0 ? firstInSight() : Math.max(0, Math.min(rows.length - 1, activeRow + step));
    const to = rows[row];
    if (!to) return;
    reader.selectTo(messageKey(to), between, reader.active);
    goTo(row);
  };
  const onShiftKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'J') extend(1);
    else if (key === 'ArrowUp' || key === 'K') extend(-1);
    else return false;
    return true;
  };
  const onRowKey = (key: string): boolean => {
    const row = activeRow < 0 ? firstInSight() : activeRow;
    const message = rows[row];
    if (!message || !ROW_KEYS.has(key)) return false;
    const name = messageKey(message);
    if (row !== activeRow) goTo(row);
    if (key === 'x') reader.select(name);
    else if (key === 'c') onCopy(message);
    else toggle(name);
    return true;
  };
  const onOwnKey = (key: string): boolean => {
    const moved =
      activeRow < 0 && STEPS.has(key) && rows.length > 0
        ? firstInSight()
        : targetRow(key, activeRow, rows.length, page);
    if (key === 'ArrowUp' && activeRow === 0)
      frame.element.current?.querySelector<HTMLElement>('[data-head] [data-name] button')?.focus();
    else if (moved !== undefined) goTo(moved);
    else if (key === 'f') onFind();
    else if (key === 'v') onRaw();
    else if (
      key === 'Escape' &&
      reader.selection.keys.size > 0 &&
      !(reader.active !== undefined && reader.expanded.has(reader.active))
    )
      reader.selectAll([]);
    else if (key === 'Escape' && reader.active !== undefined && reader.expanded.has(reader.active))
      close(reader.active);
    else return onRowKey(key);
    return true;
  };
  /** The browser's own search only sees the few dozen rendered rows. */
  const onControlKey = (key: string): boolean => {
    if (key === 'a') selectAll();
    else if (key === 'f') onFind();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || !(event.target instanceof HTMLElement)) return;
    const isOwn = event.target === event.currentTarget;
    if (event.ctrlKey || event.metaKey) {
      if (isOwn && onControlKey(event.key)) event.preventDefault();
    } else if (isOwn) {
      if (event.shiftKey ? onShiftKey(event.key) : onOwnKey(event.key)) event.preventDefault();
    } else if (event.key === 'Escape' && event.currentTarget.contains(event.target)) {
      const key = event.target.closest<HTMLElement>('[data-details]')?.dataset['details'];
      if (key !== undefined) close(key);
    }
  };
  const pressBox = (key: string, extended: boolean) => {
    reader.activate(key);
    if (extended) reader.selectTo(key, between);
    else reader.select(key);
  };
  return { toggle, goTo, pressBox, selectAll, onKeyDown };
}

import type { KeyboardEvent } from 'react';
import type { ResultMessage } from '@/contract/search';
import type { GridLayout } from './use-grid-layout';
import { movedRow } from './grid-entries';
import { messageKey } from './paging';
import type { Reader } from './use-reader';
import type { Rows } from './use-rows';

type GridActions = {
  toggle: (key: string) => void;
  /** Keyboard events of the table: arrows, j and k, Home, End and the page keys move, Enter and o open, Escape closes, c copies. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

export function useGridActions({ entries, virtualizer, frame, headHeight, rowHeight }: GridLayout, reader: Reader, { rows, rowOf }: Rows, onCopy: (message: ResultMessage) => void): GridActions {
  const activeRow = reader.active === undefined ? -1 : (rowOf.get(reader.active) ?? -1);
  const activeMessage = rows[activeRow];
  const page = Math.max(1, Math.floor(((frame.element.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1);

  const goTo = (row: number) => {
    const message = rows[row];
    if (!message) return;
    reader.activate(messageKey(message));
    virtualizer.scrollToIndex(entries.entryOf(row), { align: 'auto' });
  };
  const close = (key: string) => {
    const index = entries.entryOf(rowOf.get(key) ?? 0);
    const start = virtualizer.measurementsCache[index]?.start ?? 0;
    // Details that are closed from within would leave the reader somewhere below: their row comes back into sight first.
    if (reader.expanded.has(key) && start - headHeight < (virtualizer.scrollOffset ?? 0)) virtualizer.scrollToIndex(index, { align: 'start' });
    reader.close(key);
    frame.element.current?.focus({ preventScroll: true });
  };
  const toggle = (key: string) => {
    reader.activate(key);
    if (reader.expanded.has(key)) close(key);
    else reader.toggle(key);
  };
  const onOwnKey = (key: string): boolean => {
    const moved = movedRow(key, activeRow, rows.length, page);
    if (key === 'ArrowUp' && activeRow === 0) frame.element.current?.querySelector<HTMLElement>('[data-head] button')?.focus();
    else if (moved !== undefined) goTo(moved);
    else if (reader.active === undefined || !activeMessage) return false;
    else if (key === 'Enter' || key === 'o') toggle(reader.active);
    else if (key === 'Escape' && reader.expanded.has(reader.active)) close(reader.active);
    else if (key === 'c') onCopy(activeMessage);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    if (event.target === event.currentTarget) {
      if (onOwnKey(event.key)) event.preventDefault();
    } else if (event.key === 'Escape' && event.currentTarget.contains(event.target)) {
      const key = event.target.closest<HTMLElement>('[data-details]')?.dataset['details'];
      if (key !== undefined) close(key);
    }
  };
  return { toggle, onKeyDown };
}

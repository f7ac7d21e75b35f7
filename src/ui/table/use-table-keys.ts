import type { FocusEvent, KeyboardEvent } from 'react';
import type { RowActions } from './TableRow';
import type { TableRows } from './use-table-rows';

type RowKeys = RowActions & {
  /** Handles Escape; returns false if there was nothing to close. */
  leave: (key: string) => boolean;
};
type TableKeys = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
};

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * The table is one Tab stop: Tab moves through the controls of the active row and then leaves the
 * table.
 */
export function useTableKeys(table: TableRows, { select, toggle, leave }: RowKeys): TableKeys {
  const onRowKey = (event: KeyboardEvent<HTMLElement>, row: HTMLElement): boolean => {
    const key = row.dataset['row'] ?? '';
    const at = table.indexOf.get(key) ?? 0;
    const next = {
      ArrowDown: at + 1,
      j: at + 1,
      ArrowUp: at - 1,
      k: at - 1,
      Home: 0,
      End: table.keys.length - 1,
      PageDown: at + table.page(),
      PageUp: at - table.page(),
    }[event.key];
    if (next === -1 && event.key === 'ArrowUp') focusHead(row);
    else if (next !== undefined)
      table.focusRow(table.keys[Math.min(table.keys.length - 1, Math.max(0, next))]);
    else if (event.key === 'x' || event.key === ' ') select?.(key, event.shiftKey);
    else if (event.key === 'X') select?.(key, true);
    else if (event.key === 'o') toggle?.(key);
    else if (event.key === 'Escape') return leave(key);
    else if (event.key === 'Enter') openRow(row, () => toggle?.(key));
    else return false;
    return true;
  };
  const onTab = (event: KeyboardEvent<HTMLElement>, entry: HTMLElement) => {
    const stops = [...entry.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const at = stops.indexOf(event.target as HTMLElement);
    // The browser moves on from wherever the focus is after the key has been handled.
    if (!event.shiftKey && at === stops.length - 1)
      table.after.current?.focus({ preventScroll: true });
    if (!event.shiftKey || at > 0) return;
    const heads =
      entry
        .closest('[data-table]')
        ?.querySelectorAll<HTMLElement>(`[data-head] :is(${FOCUSABLE})`) ?? [];
    const last = [...heads].findLast((head) => head.checkVisibility());
    if (!last) return table.before.current?.focus({ preventScroll: true });
    event.preventDefault();
    last.focus();
  };

  return {
    onKeyDown: (event) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
      const entry = target.closest<HTMLElement>('[data-entry]');
      if (event.key === 'Tab' && entry && event.currentTarget.contains(entry))
        return onTab(event, entry);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && target.matches(`[data-row] :is(${FOCUSABLE})`))
        return backToRow(event, target);
      if (target.dataset['row'] === undefined) return;
      if (onRowKey(event, target)) event.preventDefault();
    },
    onFocus: ({ target, currentTarget, relatedTarget }) => {
      const entry = target.closest<HTMLElement>('[data-entry]');
      const key = entry?.dataset['entry'];
      if (key === undefined || key === table.activeKey) return;
      const fromOutside = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      // Keyboard focus always enters at the active row, from either direction.
      if (fromOutside && relatedTarget !== null && target.matches(':focus-visible'))
        table.focusRow(table.activeKey);
      else table.activate(key);
    },
  };
}

/** Follows the row's first link, else expands the row. */
function openRow(row: HTMLElement, toggle: () => void): void {
  const link = row.querySelector<HTMLElement>(
    '[aria-colindex] a[href], [aria-colindex] [data-opens]',
  );
  if (link) link.click();
  else toggle();
}

/** Moves the focus from a control to its row. */
function backToRow(event: KeyboardEvent, target: HTMLElement): void {
  event.preventDefault();
  target.closest<HTMLElement>('[data-row]')?.focus();
}

function focusHead(row: HTMLElement): void {
  row
    .closest('[data-table]')
    ?.querySelector<HTMLElement>('[data-head] [aria-colindex] [data-name]')
    ?.focus();
}

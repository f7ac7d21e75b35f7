import type { KeyboardEvent, SyntheticEvent } from 'react';

/** Leaves an event to us; Downshift looks for this mark. */
export function keepFromDownshift(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** An open list handles Escape itself, so that a dialog around it stays open. */
export function escapeClosesList(event: KeyboardEvent, isOpen: boolean): void {
  if (event.key !== 'Escape') return;
  if (!isOpen) return keepFromDownshift(event);
  event.preventDefault();
  event.stopPropagation();
}

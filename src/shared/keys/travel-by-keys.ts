import type { KeyboardEvent } from 'react';

type Travel = { undo: (() => void) | undefined; redo: (() => void) | undefined };

/** Undoes and redoes steps of an editor by the usual keys, also while one of its boxes is focused. */
export function travelByKeys(event: KeyboardEvent, { undo, redo }: Travel): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  event.stopPropagation();
  (isRedo ? redo : undo)?.();
}

import type { KeyboardEvent } from 'react';

/** Escape closes the popup only: unhandled, the event would also close the dialog around it. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

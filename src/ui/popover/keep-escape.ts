import type { KeyboardEvent } from 'react';

/**
 * Escape closes what floats, and nothing hears of it any more: unless it is kept from the platform,
 * that closes the dialog around it, too.
 */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

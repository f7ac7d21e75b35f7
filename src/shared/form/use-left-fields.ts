import { useRef, type FocusEvent } from 'react';
import { useLatest } from '@/ui/latest/use-latest';
import { fieldAround } from './form-elements';

/**
 * Calls `touch` for each field that loses the focus. While a pointer is pressed the calls wait for
 * the click: an error message that appears earlier could move the button away from the pointer.
 */
export function useLeftFields(touch: (field: HTMLElement) => void) {
  const latest = useLatest(touch);
  const waiting = useRef<Set<HTMLElement>>(undefined);

  return {
    onPointerDownCapture() {
      if (waiting.current) return;
      const left = new Set<HTMLElement>();
      waiting.current = left;
      const done = new AbortController();
      const settle = () => {
        done.abort();
        // The click follows right after the pointer is released.
        setTimeout(() => {
          waiting.current = undefined;
          for (const field of left) latest.current(field);
        });
      };
      addEventListener('pointerup', settle, { signal: done.signal });
      addEventListener('pointercancel', settle, { signal: done.signal });
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      const field = leftField(event);
      if (!field) return;
      if (waiting.current) waiting.current.add(field);
      else touch(field);
    },
  };
}

/** Moving to the buttons of the form, or to a popup of the field, does not leave the field. */
function leftField({ target, relatedTarget }: FocusEvent<HTMLElement>): HTMLElement | undefined {
  const field = fieldAround(target);
  if (!field || !(relatedTarget instanceof Element)) return field ?? undefined;
  return field.contains(relatedTarget) ||
    relatedTarget.closest('[data-form-actions], [data-floating]')
    ? undefined
    : field;
}

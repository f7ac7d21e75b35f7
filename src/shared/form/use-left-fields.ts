import { useRef, type FocusEvent } from 'react';
import { fieldAround } from './form-elements';

/**
 * Tells of fields the focus has left. While a pointer is pressed it waits for the click: a problem
 * that shows at once would move what is being pressed from under the pointer.
 */
export function useLeftFields(touch: (field: HTMLElement) => void) {
  const latest = useRef(touch);
  latest.current = touch;
  const waiting = useRef<Set<HTMLElement>>(undefined);

  return {
    onPointerDownCapture() {
      if (waiting.current) return;
      const left = new Set<HTMLElement>();
      waiting.current = left;
      const settle = () => {
        removeEventListener('pointerup', settle);
        removeEventListener('pointercancel', settle);
        // The click comes right after the pointer went up.
        setTimeout(() => {
          waiting.current = undefined;
          for (const field of left) latest.current(field);
        });
      };
      addEventListener('pointerup', settle);
      addEventListener('pointercancel', settle);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      const field = leftField(event);
      if (!field) return;
      if (waiting.current) waiting.current.add(field);
      else touch(field);
    },
  };
}

/** On the way to the buttons of the form, or to what floats beside the field, it is not left. */
function leftField({ target, relatedTarget }: FocusEvent<HTMLElement>): HTMLElement | undefined {
  const field = fieldAround(target);
  if (!field || !(relatedTarget instanceof Element)) return field ?? undefined;
  return field.contains(relatedTarget) ||
    relatedTarget.closest('[data-form-actions], [data-floating]')
    ? undefined
    : field;
}

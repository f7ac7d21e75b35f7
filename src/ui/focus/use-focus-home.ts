import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a part whose contents come and go: once what had it is gone, what `home` names gets it. For the
 * part's element, around all of it.
 */
export function useFocusHome<Part extends HTMLElement>(home: () => HTMLElement | null | undefined) {
  const last = useRef<Element>(undefined);
  // The document moves the focus of what is taken out of it to its body, and tells nobody.
  useLayoutEffect(() => {
    if (last.current && !last.current.isConnected && document.activeElement === document.body) home()?.focus();
  });
  return {
    onFocus({ target, currentTarget }: FocusEvent<Part>) {
      // What floats over the part belongs to it for React; it gives the focus back by itself.
      if (currentTarget.contains(target)) last.current = target;
    },
    onBlur({ relatedTarget }: FocusEvent<Part>) {
      if (!(relatedTarget instanceof Element && relatedTarget.closest('dialog, [data-floating]'))) last.current = undefined;
    },
  };
}

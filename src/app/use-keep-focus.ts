import { useEffect, useSyncExternalStore } from 'react';
import { languageStore, useLanguage } from '@/shared/texts/language-store';

/**
 * Path of child indices from the body to the focused element. A change of language remounts the
 * page with the same structure, so the path leads to the same control afterwards.
 */
let focusPath: readonly number[] = [];

/** Restores the focus after a change of language, which remounts the whole page. */
export function useKeepFocus(): void {
  const language = useLanguage();
  useSyncExternalStore(rememberFocus, () => true);
  useEffect(() => {
    if (document.activeElement === document.body)
      elementAt(focusPath)?.focus({ preventScroll: true });
    focusPath = [];
  }, [language]);
}

/** The store notifies its listeners before React replaces the old page. */
const rememberFocus = () =>
  languageStore.subscribe(() => (focusPath = pathOf(document.activeElement)));

function pathOf(element: Element | null): number[] {
  const indices: number[] = [];
  for (let at = element; at?.parentElement && at !== document.body; at = at.parentElement)
    indices.unshift([...at.parentElement.children].indexOf(at));
  return indices;
}

function elementAt(indices: readonly number[]): HTMLElement | undefined {
  let at: Element | undefined = indices.length > 0 ? document.body : undefined;
  for (const index of indices) at = at?.children[index];
  return at instanceof HTMLElement ? at : undefined;
}

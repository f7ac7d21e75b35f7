import { useEffect, useSyncExternalStore } from 'react';
import { languageStore, useLanguage } from '@/shared/texts/language-store';

/**
 * Which child of which child has the focus: another language is made of the same elements, in the
 * same places.
 */
let place: readonly number[] = [];

/** The page is another one in another language; the focus goes to the same control of it. */
export function useKeptFocus(): void {
  const language = useLanguage();
  useSyncExternalStore(rememberPlaces, () => true);
  useEffect(() => {
    if (document.activeElement === document.body) atPlace(place)?.focus({ preventScroll: true });
    place = [];
  }, [language]);
}

/** Told before the old page goes. */
const rememberPlaces = () =>
  languageStore.subscribe(() => (place = placeOf(document.activeElement)));

function placeOf(element: Element | null): number[] {
  const indices: number[] = [];
  for (let at = element; at?.parentElement && at !== document.body; at = at.parentElement)
    indices.unshift([...at.parentElement.children].indexOf(at));
  return indices;
}

function atPlace(indices: readonly number[]): HTMLElement | undefined {
  let at: Element | undefined = indices.length > 0 ? document.body : undefined;
  for (const index of indices) at = at?.children[index];
  return at instanceof HTMLElement ? at : undefined;
}

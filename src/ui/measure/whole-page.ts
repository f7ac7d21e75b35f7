import { useSyncExternalStore } from 'react';
import { createStore } from '@/ui/store/store';

type Taken = 'paper' | 'picture' | undefined;

/**
 * What the page is drawn for at the moment, besides the screen: what is outside the viewport is
 * drawn then as well. The root element has the same as `data-taken`.
 */
const taken = createStore<Taken>(undefined);

export const wholePage = {
  /** For a picture, or for paper of this width. */
  show(paper?: { widthMm: number }): void {
    const { dataset, style } = document.documentElement;
    dataset['taken'] = paper ? 'paper' : 'picture';
    if (paper) style.setProperty('--paper-width', `${paper.widthMm}mm`);
    taken.set(paper ? 'paper' : 'picture');
  },
  isShown: (): boolean => taken.get() !== undefined,
  end(): void {
    const { dataset, style } = document.documentElement;
    delete dataset['taken'];
    style.removeProperty('--paper-width');
    taken.set(undefined);
  },
};

export const useWholePage = (): Taken => useSyncExternalStore(taken.subscribe, taken.get);

import type { RefObject } from 'react';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';

/** Lists the keys of the list; from elsewhere on the page, / leads to its search, j and k to its rows. */
export function useListKeys(search: RefObject<HTMLInputElement | null>, frame: RefObject<HTMLElement | null>): void {
  const enter = () => frame.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
  useKeys(t('lists.keys'), [
    { keys: '/', label: t('lists.searchKey'), run: () => search.current?.focus() },
    { keys: 'j', label: t('lists.keyInto'), run: enter },
    { keys: 'k', label: t('lists.keyInto'), run: enter },
    { keys: 'ArrowDown ArrowUp', label: t('lists.keyMove') },
    { keys: 'Enter', label: t('lists.keyOpen') },
    { keys: 'x', label: t('lists.keySelect') },
    { keys: 'o', label: t('lists.keyExpand') },
    { keys: 'Shift+ArrowLeft Shift+ArrowRight', label: t('lists.keyResize') },
    { keys: 'Alt+Shift+ArrowLeft Alt+Shift+ArrowRight', label: t('lists.keyReorder') },
  ]);
}

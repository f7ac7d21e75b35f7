import type { RefObject } from 'react';
import type { PageKey } from '@/shared/keys/key-registry';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';

type ListKeys = {
  search: RefObject<HTMLInputElement | null>;
  enter: () => void;
  /** Whether rows can be selected and expanded. */
  canSelect: boolean;
  canExpand: boolean;
};

const when = (condition: boolean, key: PageKey): PageKey[] => (condition ? [key] : []);

/**
 * Registers the keyboard shortcuts of the list. From elsewhere on the page, / focuses the search
 * box, j and k the rows.
 */
export function useListKeys({ search, enter, canSelect, canExpand }: ListKeys): void {
  useKeys(t('lists.keys'), [
    { keys: '/', label: t('lists.searchKey'), run: () => search.current?.focus() },
    { keys: 'j', label: t('lists.keyInto'), run: enter },
    { keys: 'k', label: t('lists.keyInto'), run: enter },
    { keys: 'ArrowDown ArrowUp', label: t('lists.keyMove') },
    { keys: 'Enter', label: t('lists.keyOpen') },
    ...when(canSelect, { keys: 'x Space', label: t('lists.keySelect') }),
    ...when(canSelect, { keys: 'Shift+X', label: t('lists.keySelectTo') }),
    ...when(canExpand, { keys: 'o', label: t('lists.keyExpand') }),
    ...when(canSelect || canExpand, { keys: 'Escape', label: t('lists.keyLeave') }),
    { keys: 'Shift+ArrowLeft Shift+ArrowRight', label: t('lists.keyResize') },
    { keys: 'Alt+Shift+ArrowLeft Alt+Shift+ArrowRight', label: t('lists.keyReorder') },
  ]);
}

import type { RefObject } from 'react';
import type { PageKey } from '@/shared/keys/key-registry';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';

type ListKeys = {
  search: RefObject<HTMLInputElement | null>;
  enter: () => void;
  /** Whether rows can be selected and expanded. */
  selects: boolean;
  opens: boolean;
};

const when = (holds: boolean, key: PageKey): PageKey[] => (holds ? [key] : []);

/**
 * Registers the keyboard shortcuts of the list. From elsewhere on the page, / focuses the search
 * box, j and k the rows.
 */
export function useListKeys({ search, enter, selects, opens }: ListKeys): void {
  useKeys(t('lists.keys'), [
    { keys: '/', label: t('lists.searchKey'), run: () => search.current?.focus() },
    { keys: 'j', label: t('lists.keyInto'), run: enter },
    { keys: 'k', label: t('lists.keyInto'), run: enter },
    { keys: 'ArrowDown ArrowUp', label: t('lists.keyMove') },
    { keys: 'Enter', label: t('lists.keyOpen') },
    ...when(selects, { keys: 'x Space', label: t('lists.keySelect') }),
    ...when(selects, { keys: 'Shift+X', label: t('lists.keySelectTo') }),
    ...when(opens, { keys: 'o', label: t('lists.keyExpand') }),
    ...when(selects || opens, { keys: 'Escape', label: t('lists.keyLeave') }),
    { keys: 'Shift+ArrowLeft Shift+ArrowRight', label: t('lists.keyResize') },
    { keys: 'Alt+Shift+ArrowLeft Alt+Shift+ArrowRight', label: t('lists.keyReorder') },
  ]);
}

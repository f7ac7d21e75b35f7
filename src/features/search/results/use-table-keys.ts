import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';

/** Lists the table's keys; from elsewhere on the page, j and k lead into it. */
export function useTableKeys(enter: () => void): void {
  useKeys(t('messages.title'), [
    { keys: 'j', label: t('messages.keyNext'), run: enter },
    { keys: 'k', label: t('messages.keyPrevious'), run: enter },
    { keys: 'ArrowDown ArrowUp', label: t('messages.keyArrows') },
    { keys: 'o Enter', label: t('messages.keyOpen') },
    { keys: 'Escape', label: t('messages.keyClose') },
    { keys: 'c', label: t('messages.keyCopy') },
    { keys: 'Home End', label: t('messages.keyEnds') },
    { keys: 'Shift+ArrowLeft Shift+ArrowRight', label: t('messages.keyResize') },
  ]);
}

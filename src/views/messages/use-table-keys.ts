import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';

/**
 * Registers the shortcuts of the table; j and k move the focus into it from elsewhere on the page.
 */
export function useTableKeys(enter: () => void): void {
  useKeys(t('messages.title'), [
    { keys: 'j', label: t('messages.keyNext'), run: enter },
    { keys: 'k', label: t('messages.keyPrevious'), run: enter },
    { keys: 'ArrowDown ArrowUp', label: t('messages.keyArrows') },
    { keys: 'o Enter', label: t('messages.keyOpen') },
    { keys: 'Escape', label: t('messages.keyClose') },
    { keys: 'x', label: t('messages.keySelect') },
    { keys: 'Shift+ArrowDown Shift+ArrowUp', label: t('messages.keyExtend') },
    { keys: 'Ctrl+a', label: t('messages.keyAll') },
    { keys: 'f Ctrl+f', label: t('messages.keyFind') },
    { keys: 'v', label: t('messages.keyRaw') },
    { keys: 'c', label: t('messages.keyCopy') },
    { keys: 'Home End', label: t('messages.keyEnds') },
    { keys: 'Shift+ArrowLeft Shift+ArrowRight', label: t('messages.keyResize') },
    { keys: 'Alt+ArrowLeft Alt+ArrowRight', label: t('messages.keyMove') },
    { keys: 'p', label: t('messages.keyPin') },
  ]);
}

import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useGroupActions } from './use-group-actions';

/**
 * Pastes the widgets in the clipboard of the system. Browsers ask users first, or refuse to read
 * it except when they press the keys for pasting. Returns whether there were any.
 */
export function usePaste(): () => Promise<boolean> {
  const { paste } = useGroupActions();
  return async () => {
    let content: string;
    try {
      content = await navigator.clipboard.readText();
    } catch {
      toasts.error(t('widgets.mayNotPaste'));
      return false;
    }
    const isPasted = paste(content) !== undefined;
    if (!isPasted) toasts.error(t('widgets.nothingToPaste'));
    return isPasted;
  };
}

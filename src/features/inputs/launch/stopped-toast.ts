import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { SavedInput } from './save-input';

/** Reports an input that was saved but does not run, when its form is closed. */
export function toastIfStopped({ title, failure }: SavedInput): void {
  if (failure)
    toasts.warning(serverText({ message: failure.reason }), t('inputs.savedStopped', { title }));
}

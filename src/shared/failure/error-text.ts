import { t } from '@/shared/texts/t';
import { kindOf } from './describe-failure';

/**
 * An error as one line, for toasts. A failed connection gets a text of our own, because the
 * browser's message is neither translated nor helpful.
 */
export function errorText(error: unknown): string {
  if (kindOf(error).kind === 'noAnswer') return t('failure.noAnswer');
  return error instanceof Error ? error.message : String(error);
}

import { t } from '@/shared/texts/t';
import { kindOf } from './describe-failure';

/**
 * An error in a line, as of a toast: what a browser says of a server that does not answer is in no
 * language of ours.
 */
export function wordsOf(error: unknown): string {
  if (kindOf(error).kind === 'noAnswer') return t('failure.noAnswer');
  return error instanceof Error ? error.message : String(error);
}

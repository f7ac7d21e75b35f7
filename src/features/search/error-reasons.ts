import type { SearchError } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { PAGE_SIZE } from './search-request';

/** Why a part of a search failed, in words. The limit of a result is said with the pages that it leaves (A8.5). */
export function reasonOfError({ type, description, result_window_limit: limit }: SearchError): string {
  if (type === 'result_window_limit' && limit !== undefined) {
    return t('problem.window', { count: limit, messages: formatCount(limit), size: formatCount(PAGE_SIZE), pages: formatCount(Math.floor(limit / PAGE_SIZE)) });
  }
  return description.trim() === '' ? t('problem.unknown') : description;
}

/** One line each, what is said twice once. */
export const reasonsOfErrors = (errors: readonly SearchError[]): string => [...new Set(errors.map(reasonOfError))].join('\n');

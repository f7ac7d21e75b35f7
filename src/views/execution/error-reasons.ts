import type { SearchError } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { PAGE_SIZE } from './search-request';

/**
 * What OpenSearch and Elasticsearch say of a text too long to mark the words searched for in it;
 * one such message fails the whole page of a result.
 */
const TOO_LONG_TO_MARK =
  /length of \[([^\]]+)\] field .* exceeded \[(\d+)\] - maximum allowed to be analyzed for highlighting/;

/**
 * Why a part of a search failed, in words. The limit of a result is said with the pages that it
 * leaves.
 */
export function reasonOfError({
  type,
  description,
  result_window_limit: limit,
}: SearchError): string {
  if (type === 'result_window_limit' && limit !== undefined) {
    return t('problem.window', {
      count: limit,
      messages: formatCount(limit),
      size: formatCount(PAGE_SIZE),
      pages: formatCount(Math.floor(limit / PAGE_SIZE)),
    });
  }
  const [, field, longest] = TOO_LONG_TO_MARK.exec(description) ?? [];
  if (field !== undefined && longest !== undefined)
    return t('problem.tooLongToMark', { field, characters: formatCount(BigInt(longest)) });
  return description.trim() === '' ? t('problem.unknown') : description;
}

/** One line each, what is said twice once. */
export const reasonsOfErrors = (errors: readonly SearchError[]): string =>
  [...new Set(errors.map(reasonOfError))].join('\n');

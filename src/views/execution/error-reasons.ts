import { ApiError } from '@/api/errors';
import type { SearchError } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { PAGE_SIZE } from './search-request';

/**
 * The error of OpenSearch and Elasticsearch for a field too long to highlight; one such message
 * fails the whole result page.
 */
const TOO_LONG_TO_MARK =
  /length of \[([^\]]+)\] field .* exceeded \[(\d+)\] - maximum allowed to be analyzed for highlighting/;

/**
 * A readable reason why part of a search failed. The result window limit is explained with the
 * number of pages it allows.
 */
export function reasonOfError({
  type,
  description,
  code,
  values,
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
  return description.trim() === ''
    ? t('problem.unknown')
    : serverText({ message: description, code, values });
}

/** One reason per line, without duplicates. */
export const reasonsOfErrors = (errors: readonly SearchError[]): string =>
  [...new Set(errors.map(reasonOfError))].join('\n');

/** Whether a server refused a search because it does not understand the keyword of its range. */
export const isKeywordError = (error: Error | null): boolean =>
  error instanceof ApiError && /\bCould not parse from natural date\b/.test(error.message);

import { expect, it } from 'vitest';
import type { SearchError } from '@/contract/search';
import { reasonOfError, reasonsOfErrors } from './error-reasons';

const error = (more: Partial<SearchError> = {}): SearchError => ({ type: 'search_type', description: 'too many buckets', query_id: 'q', backtrace: '', ...more }) as SearchError;

it('says the limit of a result with the pages it leaves', () => {
  expect(reasonOfError(error({ type: 'result_window_limit', result_window_limit: 10_000 }))).toBe(
    'The search engine limits a result to 10,000 messages: with 150 on a page these are the first 66 pages. Narrow the time range to see others.',
  );
});

it('says what is said twice once, and where nothing is said that', () => {
  expect(reasonsOfErrors([error(), error(), error({ description: ' ' })])).toBe('too many buckets\nThe server gives no reason.');
});

import { expect, it } from 'vitest';
import type { SearchError } from '@/contract/search';
import { reasonOfError, reasonsOfErrors } from './error-reasons';

const error = (more: Partial<SearchError> = {}): SearchError =>
  ({
    type: 'search_type',
    description: 'too many buckets',
    query_id: 'q',
    backtrace: '',
    ...more,
  }) as SearchError;

it('explains the result window limit with the number of pages that remain', () => {
  expect(reasonOfError(error({ type: 'result_window_limit', result_window_limit: 10_000 }))).toBe(
    'The search engine limits results to 10,000 messages: at 150 per page, these are the first 66 pages. Narrow the time range to see others.',
  );
});

it('explains that a text is too long to highlight, as Graylog passes it on from OpenSearch', () => {
  const reason =
    'The length of [message] field of [0] doc of [graylog_0] index has exceeded [1000000] - maximum allowed to be analyzed for highlighting. This maximum can be set by changing the [index.highlight.max_analyzed_offset] index level setting. For large texts, indexing with offsets or term vectors is recommended!';
  const described = `Unable to perform search query: OpenSearch exception [type=illegal_argument_exception, reason=${reason}].\n\n${reason}`;
  expect(reasonOfError(error({ description: described }))).toBe(
    'A message is too long for the search engine to highlight: its message has more than 1,000,000 characters. Exclude it with the query or time range, or ask an administrator to raise index.highlight.max_analyzed_offset or turn off allow_highlighting.',
  );
});

it('reports duplicate errors once, and says when the server gives no reason', () => {
  expect(reasonsOfErrors([error(), error(), error({ description: ' ' })])).toBe(
    'too many buckets\nThe server gave no reason.',
  );
});

import { expect, it } from 'vitest';
import type {
  MessagesResult,
  PivotResult,
  QueryResult,
  SearchError,
  SearchJob,
} from '@/contract/search';
import {
  isFinished,
  PAGE_SIZE,
  readJob,
  SEARCH_IDS,
  toMessagesPage,
  toSearch,
  type SearchRequest,
} from './search-request';

const request: SearchRequest = {
  query: 'level:3',
  range: { type: 'relative', range: 300 },
  streams: [],
  sort: { field: 'timestamp', order: 'DESC' },
};
const window = {
  type: 'absolute',
  from: '2026-11-21T14:02:10.000Z',
  to: '2026-11-21T14:07:10.000Z',
} as const;
const messages: MessagesResult = {
  id: SEARCH_IDS.messages,
  type: 'messages',
  messages: [],
  total_results: 12,
  effective_timerange: window,
};
const histogram: PivotResult = {
  id: SEARCH_IDS.histogram,
  type: 'pivot',
  rows: [],
  total: 12,
  effective_timerange: window,
};

function aJob({
  errors = [],
  parts = [messages, histogram],
  jobErrors,
  state = 'COMPLETED',
  done = true,
}: {
  errors?: SearchError[];
  parts?: (MessagesResult | PivotResult)[];
  jobErrors?: SearchError[];
  state?: QueryResult['state'];
  done?: boolean;
} = {}): SearchJob {
  const [query] = toSearch(request).queries;
  if (!query) throw new Error('A search has a query.');
  return {
    id: 'job',
    search_id: 'search',
    owner: 'admin',
    execution: { done, cancelled: false, completed_exceptionally: errors.length > 0 },
    ...(jobErrors && { errors: jobErrors }),
    results: {
      [SEARCH_IDS.query]: {
        query,
        errors,
        state,
        execution_stats: {
          duration: 42,
          timestamp: '2026-11-21T14:07:10.000Z',
          effective_timerange: window,
        },
        search_types: Object.fromEntries(parts.map((part) => [part.id, part])),
      },
    },
  };
}
const failure = (id: string, description = 'all shards failed'): SearchError => ({
  type: 'search_type',
  description,
  query_id: SEARCH_IDS.query,
  search_type_id: id,
});

it('requests rows and histogram in one query', () => {
  const [query, ...others] = toSearch({ ...request, streams: ['a', 'b'] }).queries;
  expect(others).toEqual([]);
  expect(query).toMatchObject({
    timerange: { type: 'relative', range: 300 },
    query: { type: 'elasticsearch', query_string: 'level:3' },
    filter: {
      type: 'or',
      filters: [
        { type: 'stream', id: 'a' },
        { type: 'stream', id: 'b' },
      ],
    },
    search_types: [
      { type: 'messages', limit: 150, offset: 0, sort: [{ field: 'timestamp', order: 'DESC' }] },
      {
        type: 'pivot',
        rollup: true,
        row_groups: [{ type: 'time', fields: ['timestamp'] }],
        column_groups: [{ type: 'values', fields: ['level'], limit: 8 }],
        series: [{ type: 'count' }],
      },
    ],
  });
});

it('sends no stream filter for all streams', () => {
  expect(toSearch(request).queries[0]?.filter).toBeNull();
});

it('requests further rows without the histogram', () => {
  expect(
    toMessagesPage({ ...request, range: window }, { offset: 150, limit: PAGE_SIZE }).queries[0],
  ).toMatchObject({
    timerange: window,
    search_types: [{ type: 'messages', offset: 150, limit: 150 }],
  });
});

it('reads a complete job', () => {
  expect(readJob(aJob(), request)).toEqual({
    request,
    messages,
    histogram,
    errors: [],
    total: 12,
    effectiveRange: window,
    durationMs: 42,
    executedAt: '2026-11-21T14:07:10.000Z',
    outcome: 'complete',
  });
});

it('keeps the rows if only the histogram failed, and the other way round', () => {
  const withoutBars = readJob(
    aJob({ parts: [messages], errors: [failure(SEARCH_IDS.histogram)] }),
    request,
  );
  expect(withoutBars).toMatchObject({ outcome: 'partial', messages, total: 12 });
  expect(withoutBars.histogram).toBeUndefined();
  const withoutRows = readJob(
    aJob({ parts: [histogram], errors: [failure(SEARCH_IDS.messages)] }),
    request,
  );
  expect(withoutRows).toMatchObject({ outcome: 'partial', histogram, total: 12 });
});

it('marks a complete search with errors as partial', () => {
  expect(
    readJob(aJob({ errors: [{ type: 'query', description: '1 of 4 shards failed' }] }), request)
      .outcome,
  ).toBe('partial');
});

it('reports an error once, even if both the job and its query list it', () => {
  const errors = [failure(SEARCH_IDS.messages), failure(SEARCH_IDS.histogram)];
  const execution = readJob(
    aJob({ parts: [], errors, jobErrors: errors, state: 'FAILED' }),
    request,
  );
  expect(execution).toMatchObject({ outcome: 'failed', errors });
  expect(execution.total).toBeUndefined();
});

it('reads a job that was rejected before it ran', () => {
  const refused: SearchJob = {
    ...aJob({
      done: false,
      jobErrors: [{ type: 'query', description: 'out of allowed time range limit' }],
    }),
    results: {},
  };
  expect(isFinished(refused)).toBe(true);
  expect(readJob(refused, request, { now: new Date('2026-11-21T14:00:00Z') })).toEqual({
    request,
    errors: [{ type: 'query', description: 'out of allowed time range limit' }],
    durationMs: 0,
    executedAt: '2026-11-21T14:00:00.000Z',
    outcome: 'failed',
  });
});

it('keeps metric values that are not numbers', () => {
  const odd: PivotResult = {
    ...histogram,
    rows: [
      {
        key: ['2026-11-21T14:02:10.000Z'],
        source: 'leaf',
        values: [{ key: ['avg(took_ms)'], value: 'NaN', rollup: true, source: 'row-leaf' }],
      },
    ],
  };
  expect(
    readJob(aJob({ parts: [messages, odd] }), request).histogram?.rows[0]?.values[0]?.value,
  ).toBe('NaN');
});

it('waits for a job that is not done', () => {
  expect(isFinished(aJob({ done: false }))).toBe(false);
});

import {
  toHistogram,
  toSearch,
  type Execution,
  type SearchRequest,
} from '@/views/execution/search-request';
import { readRun } from '@/views/execution/run-search';
import type { StoredWidget } from './stored/stored-widget';
import { widgetRun } from './widget-run';

const failureOf = ({ outcome, errors, histogram, messages }: Execution) =>
  outcome === 'failed' && !histogram && !messages
    ? errors.map(({ description }) => description).join(' ')
    : undefined;

/** The rows of a message table. */
export const runOfRows = (
  request: SearchRequest,
  run: string,
  stored: () => StoredWidget | undefined,
) =>
  widgetRun<Execution>(
    {
      kind: 'rows',
      search: toSearch(request),
      stored,
      read: (job, progress) => readRun({ job, ...(progress && { progress }) }, request),
      failureOf,
    },
    run,
  );

/** The number of messages over time by level, without rows. */
export const runOfCount = (request: SearchRequest, run: string) =>
  widgetRun<Execution>(
    {
      kind: 'count',
      search: toHistogram(request),
      read: (job, progress) => readRun({ job, ...(progress && { progress }) }, request),
      failureOf,
    },
    run,
  );

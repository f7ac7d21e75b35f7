import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Search, SearchJob } from '@/contract/search';
import { EMBEDDED_CODENAME } from '@/contract/system';
import { serverQuery } from '@/shared/server-kind/server-query';
import { executions } from '@/views/execution/executions';
import { inLane } from '@/views/execution/lanes';
import { searchQueries } from '@/views/execution/queries';
import {
  runInParts,
  runJob,
  tellingOf,
  type OnWaiting,
  type RunJob,
} from '@/views/execution/run-search';
import type { SliceProgress } from '@/views/execution/slices/slice-progress';
import { throttle } from '@/views/execution/slices/throttle';
import { tellWaiting } from '@/views/execution/waiting-searches';
import { wasAskedByUser } from './refresh-by-user';
import { keepSame } from './same-answer';
import { sharingOf } from './sharing/sharing';
import type { StoredWidget } from './stored/stored-widget';

/** The last run of a widget. */
export type WidgetRun<Answer> = {
  /** The same object as that of the run before, if it shows the same. */
  answer: Answer;
  /** By the server's clock, as ISO 8601 in UTC. */
  executedAt: string;
  durationMs: number;
  /** By the browser's clock. */
  arrivedAt: number;
  /** How long this browser waited for it. */
  tookMs: number;
  /** Why the server found nothing at all. */
  failed?: string;
  /** More of a long window is being searched. */
  isPartial?: boolean;
  /** Another tab of this browser asked for it. */
  isFromOtherTab?: boolean;
};

type WidgetSearch<Answer> = {
  /** Distinguishes readers of the same search. */
  kind: string;
  search: Search;
  /** What is stored of the widget whose search it is. */
  stored?: () => StoredWidget | undefined;
  read: (job: SearchJob, progress: SliceProgress | undefined) => Answer;
  /** Why an answer contains nothing at all; undefined if it contains something. */
  failureOf: (answer: Answer) => string | undefined;
};

/** A widget that takes longer does not take the lanes of faster ones. */
const SLOW_MS = 2_000;

/** The search of a single widget; the data of the last good run stay until others arrive. */
export function widgetRun<Answer>(wanted: WidgetSearch<Answer>, run: string) {
  // As one text: each rendering and each answer hashes the key, which is slow for whole objects.
  const key = JSON.stringify([wanted.kind, wanted.search]);
  const queryKey = [...executions.all(), key, run] as const;
  return queryOptions<WidgetRun<Answer>>({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<WidgetRun<Answer>>(queryKey);
      const byUser = wasAskedByUser(client, queryKey);
      const onProgress = (partial: WidgetRun<Answer>) =>
        // Later parts of a refresh would take away what is shown.
        (!before || before.isPartial) && client.setQueryData<WidgetRun<Answer>>(queryKey, partial);
      const found = await sharingOf(client)
        .ask<WidgetRun<Answer>>({
          key,
          queryKey,
          mustBeNew: byUser,
          lastAt: before?.arrivedAt ?? 0,
          signal,
          run: () =>
            search(wanted, {
              client,
              signal,
              background: before !== undefined && !byUser,
              isSlow: (before?.tookMs ?? 0) > SLOW_MS,
              onProgress,
              onWaiting: (ahead) => tellWaiting(queryKey, ahead),
            }),
        })
        .finally(() => tellWaiting(queryKey, undefined));
      if (found.failed !== undefined && before && before.failed === undefined && !before.isPartial)
        throw new Error(found.failed);
      return found;
    },
    staleTime: Infinity,
    structuralSharing: keepSame,
    placeholderData: keepPreviousData,
  });
}

type Asking<Answer> = {
  client: QueryClient;
  signal: AbortSignal;
  background: boolean;
  isSlow: boolean;
  onProgress: (partial: WidgetRun<Answer>) => void;
  onWaiting: OnWaiting;
};

async function search<Answer>(
  wanted: WidgetSearch<Answer>,
  { client, signal, background, isSlow, onProgress, onWaiting }: Asking<Answer>,
): Promise<WidgetRun<Answer>> {
  const throttled = throttle(onProgress);
  try {
    return await inLane(
      async () => {
        const started = performance.now();
        const runOf = (job: SearchJob, progress: SliceProgress | undefined): WidgetRun<Answer> => ({
          ...readRun(wanted, job, progress),
          arrivedAt: Date.now(),
          tookMs: Math.round(performance.now() - started),
        });
        const { job, progress } = await runInParts(wanted.search, {
          signal,
          background,
          run: tellingOf(await runnerOf(client, wanted.stored), onWaiting),
          config: () => client.query(searchQueries.config()).catch(() => null),
          onProgress: (partial) => throttled.update(runOf(partial.job, partial.progress)),
        });
        return runOf(job, progress);
      },
      { signal, isSlow },
    );
  } finally {
    throttled.end();
  }
}

/** Over Graylog, what a dashboard has stored is not sent again; here that makes no difference. */
async function runnerOf(
  client: QueryClient,
  stored: WidgetSearch<unknown>['stored'],
): Promise<RunJob> {
  const server = client.getQueryData(serverQuery().queryKey);
  if (!stored || !server || server.codename === EMBEDDED_CODENAME) return runJob;
  const { runStored } = await import('./stored/run-stored');
  return runStored(client, stored);
}

function readRun<Answer>(
  { search: { queries }, read, failureOf }: WidgetSearch<Answer>,
  job: SearchJob,
  progress: SliceProgress | undefined,
): Omit<WidgetRun<Answer>, 'arrivedAt' | 'tookMs'> {
  const [query] = queries;
  const stats = (query && job.results[query.id])?.execution_stats;
  const answer = read(job, progress);
  const failed = failureOf(answer);
  return {
    answer,
    executedAt: stats?.timestamp ?? new Date().toISOString(),
    durationMs: stats?.duration ?? 0,
    ...(failed !== undefined && { failed }),
    ...(progress?.running && { isPartial: true }),
  };
}

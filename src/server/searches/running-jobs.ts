import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchJob } from '@/contract/search';
import type { Executed, StartedSearch } from './execution/run-search';

/** A search of which nobody asks for this long is stopped, in milliseconds. */
const ABANDONED_AFTER = 10_000;

type Running = StartedSearch & {
  /** Stops the search. */
  abort(): void;
};

/** Searches that had not ended when their request was answered. */
export type RunningJobs = {
  add(running: Running): void;
  /**
   * Waits for the end of a search, at most so many milliseconds; undefined if there is no such
   * search of this user. The answer of a search that has ended is given out once. Stops the search
   * if `signal` is aborted meanwhile. @throws what the search failed with
   */
  poll(
    id: string,
    username: string,
    waitMs: number,
    signal: AbortSignal,
  ): Promise<Executed | SearchJob> | undefined;
};

export function createRunningJobs(abandonedAfter = ABANDONED_AFTER): RunningJobs {
  const jobs = new Map<string, Running & { timer: NodeJS.Timeout; polls: number }>();

  async function drop(id: string): Promise<void> {
    const job = jobs.get(id);
    if (!job || !jobs.delete(id)) return;
    clearTimeout(job.timer);
    job.abort();
    const ended = await job.done.catch(() => undefined);
    ended?.share.release();
  }

  const abandon = (id: string) => setTimeout(() => void drop(id), abandonedAfter).unref();

  return {
    add(running) {
      const { id } = running.head;
      jobs.set(id, { ...running, timer: abandon(id), polls: 0 });
    },
    poll(id, username, waitMs, signal) {
      const job = jobs.get(id);
      if (job?.head.owner !== username) return undefined;
      const stop = () => void drop(id);
      signal.addEventListener('abort', stop, { once: true });
      clearTimeout(job.timer);
      job.polls += 1;
      return endedWithin(job.done, waitMs)
        .then(
          (executed) => {
            if (executed) jobs.delete(id);
            return executed ?? unfinished(job);
          },
          (error: unknown) => {
            jobs.delete(id);
            throw error;
          },
        )
        .finally(() => {
          signal.removeEventListener('abort', stop);
          job.polls -= 1;
          if (job.polls === 0 && jobs.has(id)) job.timer = abandon(id);
        });
    },
  };
}

/** Undefined if it has not ended by then. */
export async function endedWithin<T>(done: Promise<T>, waitMs: number): Promise<T | undefined> {
  const stop = new AbortController();
  const late = sleep(waitMs, undefined, { signal: stop.signal });
  late.catch(() => undefined);
  try {
    return await Promise.race([done, late]);
  } finally {
    stop.abort();
  }
}

/** The job of a search that waits or runs. Graylog's clients ignore the member that they do not know. */
export function unfinished({ head, ahead }: Pick<StartedSearch, 'head' | 'ahead'>): SearchJob {
  const searches_ahead = ahead();
  return {
    ...head,
    execution: {
      done: false,
      cancelled: false,
      completed_exceptionally: false,
      ...(searches_ahead !== undefined && { searches_ahead }),
    },
    results: {},
  };
}

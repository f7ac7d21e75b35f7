import type { SearchJob } from '@/contract/search';

/** How long an answer can be asked for again in milliseconds (graylog-api.md §3.3). */
const KEPT_FOR = 5 * 60_000;
/** Answers may be large, so each user has this many. */
const KEPT_EACH = 16;

export type Jobs = {
  add(job: SearchJob): void;
  /** Only its owner sees a job. */
  find(id: string, username: string): SearchJob | undefined;
};

/** The answers of the last executions, in memory. */
export function createJobs(now: () => number): Jobs {
  let jobs: { job: SearchJob; at: number }[] = [];
  const drop = () => void (jobs = jobs.filter(({ at }) => now() - at < KEPT_FOR));

  return {
    add(job) {
      drop();
      const own = jobs.filter(({ job: { owner } }) => owner === job.owner);
      const tooMany = new Set(own.slice(0, Math.max(0, own.length - KEPT_EACH + 1)));
      jobs = [...jobs.filter((one) => !tooMany.has(one)), { job, at: now() }];
    },
    find(id, username) {
      drop();
      return jobs.find(({ job }) => job.id === id && job.owner === username)?.job;
    },
  };
}

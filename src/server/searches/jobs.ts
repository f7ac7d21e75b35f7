import type { SearchJob } from '@/contract/search';

/** How long an answer can be asked for again in milliseconds. */
const KEPT_FOR = 5 * 60_000;
/** Answers may be large, so each user has this many. */
const KEPT_EACH = 16;
/** The size of all that are kept: older ones make room, and what is larger is not kept at all. */
const KEPT_BYTES = 32 * 1024 * 1024;

export type Jobs = {
  /** `size` as accounted for the answer, in bytes. */
  add(job: SearchJob, size: number): void;
  /** Only its owner sees a job. */
  find(id: string, username: string): SearchJob | undefined;
};

/** The answers of the last executions, in memory. */
export function createJobs(now: () => number, keptBytes = KEPT_BYTES): Jobs {
  let jobs: { job: SearchJob; at: number; size: number }[] = [];
  const drop = () => void (jobs = jobs.filter(({ at }) => now() - at < KEPT_FOR));

  return {
    add(job, size) {
      drop();
      const own = jobs.filter(({ job: { owner } }) => owner === job.owner);
      const tooMany = new Set(own.slice(0, Math.max(0, own.length - KEPT_EACH + 1)));
      jobs = [...jobs.filter((one) => !tooMany.has(one)), { job, at: now(), size }];
      let total = jobs.reduce((sum, { size }) => sum + size, 0);
      while (total > keptBytes) total -= jobs.shift()?.size ?? total;
    },
    find(id, username) {
      drop();
      return jobs.find(({ job }) => job.id === id && job.owner === username)?.job;
    },
  };
}

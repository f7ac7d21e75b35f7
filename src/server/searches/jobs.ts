import type { SearchJob } from '@/contract/search';
import { RawJson } from '../http/raw-json';

/** How long an answer can be asked for again in milliseconds. */
const KEPT_FOR = 5 * 60_000;
/** Answers may be large, so each user has this many. */
const KEPT_EACH = 16;
/**
 * Characters of messages in all answers that are kept: the older ones make room, and what is larger
 * is not kept at all.
 */
const KEPT_CHARACTERS = 32 * 1024 * 1024;

export type Jobs = {
  add(job: SearchJob): void;
  /** Only its owner sees a job. */
  find(id: string, username: string): SearchJob | undefined;
};

/** The answers of the last executions, in memory. */
export function createJobs(now: () => number, keptCharacters = KEPT_CHARACTERS): Jobs {
  let jobs: { job: SearchJob; at: number; size: number }[] = [];
  const drop = () => void (jobs = jobs.filter(({ at }) => now() - at < KEPT_FOR));

  return {
    add(job) {
      drop();
      const own = jobs.filter(({ job: { owner } }) => owner === job.owner);
      const tooMany = new Set(own.slice(0, Math.max(0, own.length - KEPT_EACH + 1)));
      jobs = [...jobs.filter((one) => !tooMany.has(one)), { job, at: now(), size: sizeOf(job) }];
      let total = jobs.reduce((sum, { size }) => sum + size, 0);
      while (total > keptCharacters) total -= jobs.shift()?.size ?? total;
    },
    find(id, username) {
      drop();
      return jobs.find(({ job }) => job.id === id && job.owner === username)?.job;
    },
  };
}

function sizeOf({ results }: SearchJob): number {
  let size = 0;
  for (const { search_types } of Object.values(results)) {
    for (const result of Object.values(search_types)) {
      if (result.type !== 'messages') continue;
      for (const { message } of result.messages)
        size += message instanceof RawJson ? message.text.length : 0;
    }
  }
  return size;
}

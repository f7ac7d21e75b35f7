import { randomUUID } from 'node:crypto';
import { Problem } from '../http/problem';

export type JobSteps = {
  /** Between 0 and 1. */
  progress(done: number): void;
  /** Aborted when the job is cancelled or the node stops. */
  signal: AbortSignal;
};

export type JobWork = {
  /** Graylog's class name, which decides on permissions and limits. */
  name: string;
  description: string;
  /** How many jobs of the name may run at a time; unlimited by default. */
  limit?: number;
  cancelable?: boolean;
  providesProgress?: boolean;
  run(steps: JobSteps): Promise<void>;
};

export type RunningJob = Required<
  Pick<JobWork, 'name' | 'description' | 'cancelable' | 'providesProgress'>
> & { id: string; startedAt: number; progress: number };

/** Long-running work that continues after the request that started it. */
export type SystemJobs = {
  /** @throws Problem 403 when too many jobs of the name are running */
  submit(work: JobWork): RunningJob;
  running(): RunningJob[];
  get(id: string): RunningJob | undefined;
  /** `by` is the user who cancels it. */
  cancel(id: string, by: string): void;
  /** Cancels all jobs and waits for them. */
  close(): Promise<void>;
};

export type SystemJobsOptions = {
  now: () => number;
  /** Called with what failed. */
  log: (line: string) => void;
  /** Called with how other jobs ended, because ended jobs are not listed. */
  note: (line: string) => void;
};

export function createSystemJobs({ now, log, note }: SystemJobsOptions): SystemJobs {
  const jobs = new Map<
    string,
    { job: RunningJob; cancel: AbortController; ended: Promise<void> }
  >();
  const running = () => [...jobs.values()].map(({ job }) => job);

  return {
    submit({
      name,
      description,
      limit = Number.POSITIVE_INFINITY,
      cancelable = false,
      providesProgress = false,
      run,
    }) {
      const alike = running().filter((job) => job.name === name).length;
      if (alike >= limit) {
        throw new Problem(
          403,
          `Concurrency level of this job reached: The maximum of parallel [${name}]\u00a0is locked to <${limit}> but <${alike}> are running.`,
        );
      }
      const job: RunningJob = {
        id: randomUUID(),
        name,
        description,
        cancelable,
        providesProgress,
        startedAt: now(),
        progress: 0,
      };
      const cancel = new AbortController();
      const ended = run({ progress: (done) => void (job.progress = done), signal: cancel.signal })
        .then(() => {
          // Short jobs are not worth a line; bulk actions start many of them.
          if (providesProgress) note(`The job “${description}” was completed.`);
        })
        .catch((error: unknown) => {
          if (!(error instanceof Error && error.name === 'AbortError'))
            log(
              `The job “${description}” failed: ${error instanceof Error ? error.message : String(error)}`,
            );
        })
        .finally(() => jobs.delete(job.id));
      jobs.set(job.id, { job, cancel, ended });
      return job;
    },
    running,
    get: (id) => jobs.get(id)?.job,
    cancel(id, by) {
      const found = jobs.get(id);
      if (!found || found.cancel.signal.aborted) return;
      found.cancel.abort();
      note(`The job “${found.job.description}” was cancelled by ${by}.`);
    },
    async close() {
      for (const { cancel } of jobs.values()) cancel.abort();
      await Promise.all([...jobs.values()].map(({ ended }) => ended));
    },
  };
}

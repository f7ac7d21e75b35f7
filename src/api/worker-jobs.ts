/** The response of a worker to the job with this id. */
export type JobOutcome<Result> = { id: number; value: Result } | { id: number; failed: string };
/**
 * Sent once the script runs. Jobs are not posted before, so that a page whose worker cannot be
 * loaded (an outage) does the work itself.
 */
export const WORKER_READY = 'ready';

type Waiting<Result> = { resolve: (result: Result) => void; reject: (reason: Error) => void };
/** Undefined if no worker is available: the caller does the work itself. */
export type WorkerJobs<Job, Result> = (
  job: Job,
  handedOver?: Transferable[],
) => Promise<{ value: Result } | undefined>;

/**
 * Runs jobs in a worker that starts with the first one. If its script fails to load or crashes, its
 * pending jobs are rejected and the next job starts a new worker.
 */
export function workerJobs<Job, Result>(start: () => Worker): WorkerJobs<Job, Result> {
  const waiting = new Map<number, Waiting<Result>>();
  let worker: Promise<Worker | undefined> | undefined;
  let lastId = 0;

  const settle = (outcome: JobOutcome<Result>) => {
    const job = waiting.get(outcome.id);
    waiting.delete(outcome.id);
    if ('failed' in outcome) job?.reject(new Error(outcome.failed));
    else job?.resolve(outcome.value);
  };
  const started = () =>
    new Promise<Worker | undefined>((resolve) => {
      const made = start();
      made.onmessage = ({ data }: MessageEvent<JobOutcome<Result> | typeof WORKER_READY>) => {
        if (data === WORKER_READY) resolve(made);
        else settle(data);
      };
      made.onerror = ({ message }) => {
        worker = undefined;
        resolve(undefined);
        for (const id of [...waiting.keys()]) settle({ id, failed: message });
      };
    });

  return async (job, handedOver = []) => {
    if (typeof Worker === 'undefined') return undefined;
    const doing = await (worker ??= started());
    if (!doing) return undefined;
    const id = (lastId += 1);
    const value = await new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      doing.postMessage({ id, job }, handedOver);
    });
    return { value };
  };
}

/** The worker's side: runs each job and posts the outcome. */
export function answerJobs<Job, Result>(work: (job: Job) => Result): void {
  addEventListener('message', ({ data: { id, job } }: MessageEvent<{ id: number; job: Job }>) => {
    let outcome: JobOutcome<Result>;
    try {
      outcome = { id, value: work(job) };
    } catch (reason) {
      outcome = { id, failed: String(reason) };
    }
    postMessage(outcome);
  });
  postMessage(WORKER_READY);
}

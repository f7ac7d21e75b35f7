/** What a worker answers to a job, by the number that came with it. */
export type JobOutcome<Result> = { id: number; value: Result } | { id: number; failed: string };
/**
 * Said once the script runs; before that nothing is handed over, so that a page without it (an
 * outage) works by itself.
 */
export const WORKER_READY = 'ready';

type Waiting<Result> = { resolve: (result: Result) => void; reject: (reason: Error) => void };
/** Undefined where there is no worker: what has to be done is done here. */
export type WorkerJobs<Job, Result> = (
  job: Job,
  handedOver?: Transferable[],
) => Promise<{ value: Result } | undefined>;

/**
 * Hands jobs to a worker that is started with the first of them. One whose script does not come, or
 * fails, is started anew for the next job; what it had in hand fails with its message.
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

/** The other side: does each job that comes and answers it. */
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

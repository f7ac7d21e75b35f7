import { workerJobs } from '@/api/worker-jobs';
import type { GrokJob, GrokOutcome } from './grok-job';

const inWorker = workerJobs<GrokJob, GrokOutcome>(
  () => new Worker(new URL('./grok.worker.ts', import.meta.url), { type: 'module' }),
);

/** Tries an expression in a worker; without one, on the main thread, for which the engine is loaded. */
export async function testGrok(job: GrokJob): Promise<GrokOutcome> {
  const done = await inWorker(job);
  return done ? done.value : (await import('./grok-job')).runGrok(job);
}

import { readCut } from '@/api/cut';
import { workerJobs } from '@/api/worker-jobs';
import type { Fields, FieldValue } from '@/domain/exact';
import { runTests, type TestedMessage, type TestingJob, type TestingResult } from './testing-job';

const inWorker = workerJobs<TestingJob, TestingResult>(
  () => new Worker(new URL('./testing.worker.ts', import.meta.url), { type: 'module' }),
);

/** Tests rules in a worker: an expression may take a tenth of a second for each message. */
export async function testMessages(job: TestingJob): Promise<TestingResult> {
  const done = await inWorker(job);
  return done ? done.value : runTests(job);
}

/** A loaded message, without the marks of texts that are not loaded to their end. */
export function testedMessage(fields: Fields): TestedMessage {
  const cut: string[] = [];
  const shown = Object.entries(fields).map(([name, value]): [string, FieldValue] => {
    if (typeof value !== 'string') return [name, value];
    const { text, fullLength } = readCut(value);
    if (fullLength !== undefined) cut.push(name);
    return [name, text];
  });
  return { fields: Object.fromEntries(shown), cut };
}

import { expect, it } from 'vitest';
import { createSystemJobs, type JobWork } from './system-jobs';

const open = () => {
  const lines: string[] = [];
  return { lines, jobs: createSystemJobs({ now: () => 5, log: (line) => lines.push(line) }) };
};
/** Runs until it is cancelled. */
const endless = (more: Partial<JobWork> = {}): JobWork => ({
  name: 'a.Job',
  description: 'A job',
  run: ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ...more,
});

it('is listed while it runs, with its progress', async () => {
  const { jobs } = open();
  let end = () => undefined as void;
  const { id } = jobs.submit({
    name: 'a.Job',
    description: 'A job',
    async run({ progress }) {
      progress(0.5);
      await new Promise<void>((resolve) => (end = resolve));
    },
  });
  expect(jobs.running()).toMatchObject([{ id, name: 'a.Job', progress: 0.5, startedAt: 5 }]);
  end();
  await jobs.close();
  expect(jobs.running()).toEqual([]);
});

it('refuses more of a kind than may run', async () => {
  const { jobs } = open();
  jobs.submit(endless({ limit: 1 }));
  expect(() => jobs.submit(endless({ limit: 1 }))).toThrow(
    expect.objectContaining({ status: 403 }),
  );
  jobs.submit(endless({ name: 'another.Job', limit: 1 }));
  await jobs.close();
});

it('says in the log why a job failed, but not that it was cancelled', async () => {
  const { jobs, lines } = open();
  jobs.cancel(jobs.submit(endless()).id);
  jobs.submit({
    name: 'b',
    description: 'Another',
    run: () => Promise.reject(new Error('no space')),
  });
  await jobs.close();
  expect(lines).toEqual(['The job “Another” failed: no space']);
});

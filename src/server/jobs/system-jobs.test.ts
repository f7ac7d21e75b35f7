import { expect, it } from 'vitest';
import { createSystemJobs, type JobWork } from './system-jobs';

const open = () => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  return { lines, jobs: createSystemJobs({ now: () => 5, log, note: log }) };
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

it('says in the log how jobs ended, because they are not listed any more', async () => {
  const { jobs, lines } = open();
  const cancelled = jobs.submit(endless()).id;
  jobs.cancel(cancelled, 'ann');
  jobs.cancel(cancelled, 'bob');
  const quick = { description: 'Another', run: async () => undefined };
  jobs.submit({ ...quick, name: 'b', run: () => Promise.reject(new Error('no space')) });
  jobs.submit({ ...quick, name: 'c', description: 'Long', providesProgress: true });
  jobs.submit({ ...quick, name: 'd', description: 'Short' });
  jobs.submit(endless({ description: 'Ends with the node' }));
  await jobs.close();
  expect(lines.sort()).toEqual([
    'The job “A job” was cancelled by ann.',
    'The job “Another” failed: no space',
    'The job “Long” was completed.',
  ]);
});

import { describe, expect, it, vi } from 'vitest';
import type { SearchJob } from '@/contract/search';
import { askedBackend, read } from '@test/backend/asked-backend';
import type { Executed } from './execution/run-search';
import { createRunningJobs } from './running-jobs';

const never = new AbortController().signal;
const head = { id: 'j', search_id: 's', owner: 'rea' };

function running(abandonedAfter?: number) {
  let end: (executed: Executed) => void = () => undefined;
  const abort = vi.fn();
  const release = vi.fn();
  const jobs = createRunningJobs(abandonedAfter);
  const done = new Promise<Executed>((resolve) => (end = resolve));
  jobs.add({ head, done, ahead: () => 12, abort });
  const job = { ...head, results: {} } as SearchJob;
  const executed = { job, share: { release } } as unknown as Executed;
  return { jobs, abort, release, end: () => end(executed), executed };
}

describe('a search that outlives its request', () => {
  it('tells how many run before it, and gives its answer out once', async () => {
    const { jobs, end, executed } = running();
    expect(await jobs.poll('j', 'rea', 1, never)).toMatchObject({
      id: 'j',
      execution: { done: false, searches_ahead: 12 },
    });
    expect(jobs.poll('j', 'somebody', 1, never)).toBeUndefined();
    const last = jobs.poll('j', 'rea', 60_000, never);
    end();
    expect(await last).toBe(executed);
    expect(jobs.poll('j', 'rea', 1, never)).toBeUndefined();
  });

  it('stops with its client', async () => {
    const { jobs, abort } = running();
    const client = new AbortController();
    void jobs.poll('j', 'rea', 60_000, client.signal);
    client.abort();
    expect(abort).toHaveBeenCalledOnce();
    expect(jobs.poll('j', 'rea', 1, never)).toBeUndefined();
  });

  it('stops when nobody asks for it, and frees what it holds', async () => {
    const { abort, release, end } = running(5);
    await vi.waitFor(() => expect(abort).toHaveBeenCalledOnce());
    end();
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  });
});

it('is answered before it has ended to clients that poll, and as always to others', async () => {
  const { ask } = await askedBackend();
  const body = { queries: [{ id: 'q', search_types: [{ id: 'm', type: 'messages' }] }] };
  const whole = await read<SearchJob>(ask('POST', '/views/search/sync', { body }));
  expect(whole.execution.done).toBe(true);

  const path = '/views/search/sync?respond_after=0';
  const started = await read<SearchJob>(ask('POST', path, { body }));
  expect(started).toMatchObject({ execution: { done: false }, results: {} });
  const status = `/views/search/status/${started.id}?respond_after=30000`;
  expect(await read(ask('GET', status))).toMatchObject({
    id: started.id,
    execution: { done: true },
    results: { q: { state: 'COMPLETED' } },
  });
  // Answers stay available for a while.
  expect((await ask('GET', `/views/search/status/${started.id}`)).status).toBe(200);
});

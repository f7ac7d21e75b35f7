import { afterEach, expect, it } from 'vitest';
import type { IndexSet } from '@/contract/index-sets';
import type { SystemJob } from '@/contract/system-jobs';
import { nodeText } from '@/domain/node-text/node-text';
import { read } from '@test/backend/asked-backend';
import { createMemoryIndices } from '@test/backend/memory-indices';
import { createApi } from '../../http/api';
import { createSystemJobs, type SystemJobs } from '../../jobs/system-jobs';
import { openDocuments } from '../../storage/documents';
import { newUser } from '../../accounts/user';
import { createFailureLog } from '../failure-log';
import { DEFAULT_INDEX_SET_ID } from '../../indices/built-in-ids';
import { openIndexSetStore } from '../index-set-store';
import { createRegistry } from '../../resource/registry';
import { serveIndexApi } from './serve-index-api';

const open: SystemJobs[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.close()));
});

/** The API over indices that hold no messages; jobs over them go on until `release`. */
async function heldApi() {
  const now = () => 0;
  const indices = createMemoryIndices(now);
  await indices.ensure({ setId: DEFAULT_INDEX_SET_ID, prefix: 'graylog' });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const calculateRange = indices.calculateRange;
  indices.calculateRange = (name) => held.then(() => calculateRange(name));

  const jobs = createSystemJobs({ now, log: () => undefined, note: () => undefined });
  open.push(jobs);
  const configs = await openDocuments<Record<string, unknown>>(undefined, 'configs');
  const sets = await openIndexSetStore({
    documents: await openDocuments(undefined, 'sets'),
    configs,
    now,
  });
  const user = newUser({ id: '1', username: 'admin' });
  const api = createApi({
    nodeId: 'node',
    authenticate: async () => ({
      user,
      session: undefined,
      sessionId: undefined,
      permissions: ['*'],
    }),
    log: () => undefined,
  });
  const unheard = async () => undefined;
  const registry = createRegistry(api, { created: unheard, updated: unheard, deleted: unheard });
  await serveIndexApi(registry, {
    indexSets: sets,
    indices,
    failures: createFailureLog(await openDocuments(undefined, 'failures')),
    jobs,
    configs,
    streams: { all: () => [] },
    settle: () => held,
    writer: { endTarget: () => undefined },
    nodeId: 'node',
    now,
  });
  const ask = (method: string, path: string, body?: unknown) =>
    api.handle(
      new Request(`http://node.test/api${path}`, {
        method,
        headers: { 'x-requested-by': 'test', 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  return {
    ask,
    release,
    running: async () => (await read<{ jobs: SystemJob[] }>(ask('GET', '/system/jobs'))).jobs,
  };
}

it('one job at a time looks for the ranges, seen by all and ended on demand', async () => {
  const { ask, release, running } = await heldApi();
  expect((await ask('POST', '/system/indices/ranges/rebuild')).status).toBe(202);
  const [job] = await running();
  expect(job).toMatchObject({
    name: 'org.graylog2.indexer.ranges.RebuildIndexRangesJob',
    is_cancelable: true,
    provides_progress: true,
    percent_complete: 0,
    job_status: 'running',
    node_id: 'node',
  });
  expect(await read(ask('GET', '/cluster/jobs'))).toEqual({ node: { jobs: [job] } });
  expect(await read(ask('GET', `/system/jobs/${job?.id}`))).toEqual(job);
  expect(
    (await ask('POST', `/system/indices/ranges/index_set/${DEFAULT_INDEX_SET_ID}/rebuild`)).status,
  ).toBe(403);
  expect((await ask('DELETE', `/system/jobs/${job?.id}`)).status).toBe(200);
  release();
  await expect.poll(running).toEqual([]);
});

it('a job that cannot be ended says so; jobs that nobody knows are refused', async () => {
  const { ask, release, running } = await heldApi();
  expect((await ask('POST', '/system/indices/ranges/graylog_0/rebuild')).status).toBe(202);
  const [job] = await running();
  expect((await ask('DELETE', `/cluster/jobs/${job?.id}`)).status).toBe(403);
  release();
  await expect.poll(running).toEqual([]);
  expect((await ask('POST', '/system/jobs', { job_name: 'nope' })).status).toBe(400);
  expect(await read(ask('POST', '/system/jobs', { job_name: 'FIX_DEFLECTOR_MOVE_INDEX' }))).toEqual(
    { system_job_id: expect.any(String) },
  );
});

it('the job that deletes the indices of a set is named in words that consoles translate', async () => {
  const { ask, release, running } = await heldApi();
  const set = await read<IndexSet>(
    ask('GET', `/system/indices/index_sets/${DEFAULT_INDEX_SET_ID}`),
  );
  const { id } = await read<IndexSet>(
    ask('POST', '/system/indices/index_sets', {
      ...set,
      id: undefined,
      title: 'Old <logs>',
      index_prefix: 'old',
    }),
  );
  await ask('DELETE', `/system/indices/index_sets/${id}?delete_indices=true`);
  const { message } = nodeText('node.job.indicesOfSet', { set: 'Old <logs>' });
  expect((await running()).map(({ description }) => description)).toEqual([message]);
  release();
  await expect.poll(running).toEqual([]);
});

import { expect, it } from 'vitest';
import type {
  IndexerOverview,
  ClusterHealth,
  IndexerFailure,
  IndexTemplate,
} from '@/contract/indexer';
import type { AllIndices, IndexInfo, IndexNames, IndexRangeSummary } from '@/contract/indices';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import { DEFAULT_INDEX_SET_ID, EVENTS_INDEX_SET_ID } from '../../indices/built-in-ids';

const AT = Date.parse('2026-11-21T12:00:00Z');
const messages = [AT, AT + 5000].map((timestamp) => ({ message: 'one', timestamp }));
const status = async (answer: Promise<Response>) => (await answer).status;
const text = async (answer: Promise<Response>) => (await read<{ message: string }>(answer)).message;
const cycle = async (ask: Ask) =>
  expect(await status(ask('POST', `/system/deflector/${DEFAULT_INDEX_SET_ID}/cycle`))).toBe(204);
const overview = (ask: Ask) =>
  read<IndexerOverview>(ask('GET', `/system/indexer/overview/${DEFAULT_INDEX_SET_ID}`));

it('indices are closed, opened again and deleted by hand, but not the one that takes the messages', async () => {
  const { ask } = await askedBackend({ seed: { messages } });
  await cycle(ask);
  for (const [method, path, action] of [
    ['POST', '/close', 'closed'],
    ['DELETE', '', 'deleted'],
  ] as const) {
    const refused = await ask(method, `/system/indexer/indices/graylog_1${path}`);
    expect([refused.status, (await read<{ message: string }>(refused)).message]).toEqual([
      403,
      `The current deflector target index (graylog_1) cannot be ${action}`,
    ]);
  }

  expect(await status(ask('POST', '/system/indexer/indices/graylog_0/close'))).toBe(204);
  expect(await text(ask('GET', '/system/indexer/indices/graylog_0'))).toBe(
    'Index [graylog_0] not found.',
  );
  expect(await read<IndexNames>(ask('GET', '/system/indexer/indices/closed'))).toEqual({
    indices: ['graylog_0'],
    total: 1,
  });
  expect((await overview(ask)).indices).toMatchObject([
    { index_name: 'graylog_1', is_deflector: true, is_closed: false },
    { index_name: 'graylog_0', is_deflector: false, is_closed: true, size: null, range: null },
  ]);

  expect(await status(ask('POST', '/system/indexer/indices/graylog_0/reopen'))).toBe(204);
  const { closed, reopened, all } = await read<AllIndices>(
    ask('GET', `/system/indexer/indices/${DEFAULT_INDEX_SET_ID}/list`),
  );
  expect([closed.total, reopened.indices, all.indices.map(({ index_name }) => index_name)]).toEqual(
    [0, ['graylog_0'], ['graylog_1', 'graylog_0']],
  );
  expect(await read<IndexInfo>(ask('GET', '/system/indexer/indices/graylog_0'))).toMatchObject({
    reopened: true,
    all_shards: { documents: { count: 2 } },
  });

  expect(await status(ask('DELETE', '/system/indexer/indices/graylog_0'))).toBe(204);
  expect((await overview(ask)).counts).toEqual({ events: 0 });
});

it('names of other sets and of no index are not found', async () => {
  const { ask } = await askedBackend();
  for (const name of ['nope_0', 'graylog', 'graylog_x', 'graylog_old_0'])
    expect(await text(ask('GET', `/system/indexer/indices/${name}`))).toBe(
      `Index [${name}]\u00a0doesn't look like an index managed by Graylog.`,
    );
  expect(await text(ask('DELETE', '/system/indexer/indices/graylog_9'))).toBe(
    'Index [graylog_9] not found.',
  );
  expect(
    await read<IndexInfo[]>(
      ask('POST', '/system/indexer/indices/multiple', {
        body: { indices: ['graylog_0', 'nope_1'] },
      }),
    ),
  ).toMatchObject([{ index_name: 'graylog_0' }]);
});

it('tells the cluster that it is, in good health, with one shard for each open index', async () => {
  const { backend, ask } = await askedBackend({ seed: { messages } });
  await backend.lookAfterIndices();
  expect(await read<ClusterHealth>(ask('GET', '/system/indexer/cluster/health'))).toEqual({
    status: 'green',
    shards: { active: 3, initializing: 0, relocating: 0, unassigned: 0 },
  });
  expect(await overview(ask)).toMatchObject({
    deflector: { is_up: true, current_target: 'graylog_0' },
    counts: { events: 2 },
    indexer_cluster: { health: { status: 'green' }, name: 'embedded' },
  });
  expect(await status(ask('GET', '/system/indexer/overview/5f5f5f5f5f5f5f5f5f5f5f5f'))).toBe(404);
});

it('ranges are those of the messages, and are looked up anew on demand', async () => {
  const { ask } = await askedBackend({ seed: { messages } });
  await cycle(ask);
  const { ranges } = await read<{ ranges: IndexRangeSummary[] }>(
    ask('GET', '/system/indices/ranges'),
  );
  expect(ranges.filter(({ index_name }) => index_name.startsWith('graylog'))).toMatchObject([
    { index_name: 'graylog_0', begin: '2026-11-21T12:00:00.000Z', end: '2026-11-21T12:00:05.000Z' },
    { index_name: 'graylog_1', begin: '1970-01-01T00:00:00.000Z', end: '1970-01-01T00:00:00.000Z' },
  ]);
  expect(await status(ask('POST', '/system/indices/ranges/graylog_0/rebuild'))).toBe(202);
  expect(
    await read<IndexRangeSummary>(ask('GET', '/system/indices/ranges/graylog_0')),
  ).toMatchObject({ begin: '2026-11-21T12:00:00.000Z' });
});

it('a set that is not written to is not cycled', async () => {
  const { ask, backend } = await askedBackend({
    seed: {
      indexSets: [{ id: 'a'.repeat(24), title: 'Old', index_prefix: 'old', writable: false }],
    },
  });
  expect(await text(ask('POST', `/system/deflector/${'a'.repeat(24)}/cycle`))).toBe(
    `Unable to cycle non-writable index set <${'a'.repeat(24)}> (Old)`,
  );
  expect(await status(ask('POST', '/system/deflector/cycle'))).toBe(204);
  await backend.lookAfterIndices();
  expect((await overview(ask)).deflector.current_target).toBe('graylog_1');
});

it('templates say how fields are kept', async () => {
  const { ask } = await askedBackend();
  expect(
    await read<IndexTemplate>(
      ask('GET', `/system/indexer/indices/templates/${DEFAULT_INDEX_SET_ID}`),
    ),
  ).toMatchObject({ name: 'graylog-template', template: { index_patterns: 'graylog_*' } });
  expect(
    await read<IndexTemplate>(
      ask('POST', `/system/indexer/indices/templates/${EVENTS_INDEX_SET_ID}/update`),
    ),
  ).toMatchObject({ name: 'gl-events-template' });
});

it('failures are none at first, and are asked for since an instant', async () => {
  const { ask } = await askedBackend();
  expect(
    await read<{ failures: IndexerFailure[] }>(
      ask('GET', '/system/indexer/failures?limit=10&offset=0'),
    ),
  ).toEqual({ failures: [], total: 0 });
  expect(
    await read(ask('GET', '/system/indexer/failures/count?since=2026-11-21T12:00:00Z')),
  ).toEqual({ count: 0 });
  expect(await text(ask('GET', '/system/indexer/failures/count?since=yesterday'))).toBe(
    'Invalid date parameter provided: [yesterday]',
  );
});

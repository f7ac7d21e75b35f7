import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { IndexSet } from '@/contract/index-sets';
import type { SearchJob } from '@/contract/search';
import { createBackend, type Backend } from '../backend';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import { createDocumentTable } from '../storage/document-table';
import { openDatabase } from '../storage/database';
import { openDocuments } from '../storage/documents';
import { DEFAULT_INDEX_SET_ID } from '../indices/built-in-ids';
import { newIndexSet } from './index-set-store';
import type { StoredIndexSet } from './model';

const directories: string[] = [];
afterEach(async () => {
  for (const directory of directories.splice(0))
    await rm(directory, { recursive: true, force: true });
});

const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const RETENTION = 'org.graylog2.indexer.retention.strategies';
const SET = `/system/indices/index_sets/${DEFAULT_INDEX_SET_ID}`;
const AT = Date.parse('2026-11-21T12:00:00Z');

/** A backend on disk whose default set exchanges indices of a thousand messages and keeps two. */
async function smallIndices(retention: 'Deletion' | 'Closing') {
  const directory = await mkdtemp(join(tmpdir(), 'indices-'));
  directories.push(directory);
  const { backend, ask } = await askedBackend({ databasePath: join(directory, 'console.duckdb') });
  const set = await read<IndexSet>(ask('GET', SET));
  const body = {
    ...set,
    rotation_strategy_class: `${ROTATION}.MessageCountRotationStrategy`,
    rotation_strategy: {
      type: `${ROTATION}.MessageCountRotationStrategyConfig`,
      max_docs_per_index: 1000,
    },
    retention_strategy_class: `${RETENTION}.${retention}RetentionStrategy`,
    retention_strategy: {
      type: `${RETENTION}.${retention}RetentionStrategyConfig`,
      max_number_of_indices: 2,
    },
  };
  expect((await ask('PUT', SET, { body })).status).toBe(200);
  return { directory, backend, ask };
}

const write = (backend: Backend, round: number) =>
  backend.writer.writeDurably(
    Array.from({ length: 1500 }, (_, n) => ({
      timestamp: AT + round * 60_000 + n,
      source: 'test',
      message: `round ${round} ${'padding '.repeat(40)}${n * 7919}`,
      fields: { round, n },
      inputId: '5'.repeat(24),
      receivedAt: AT + round * 60_000 + n,
    })),
  );

/** How many messages a search finds, which must not say a word of trouble. */
async function found(ask: Ask): Promise<number> {
  const query = {
    id: 'q',
    timerange: {
      type: 'absolute',
      from: '2026-11-21T00:00:00.000Z',
      to: '2026-11-22T00:00:00.000Z',
    },
    query: { type: 'elasticsearch', query_string: 'message:padding AND n:>=0' },
  };
  const job = await read<SearchJob>(
    ask('POST', '/views/search/sync', {
      body: { queries: [{ ...query, search_types: [{ id: 'm', type: 'messages', limit: 1 }] }] },
    }),
  );
  const result = job.results['q'];
  expect(result?.errors).toEqual([]);
  const page = result?.search_types['m'];
  return page?.type === 'messages' ? page.total_results : Number.NaN;
}

const filesOf = async (directory: string) =>
  (await readdir(directory, { recursive: true }))
    .filter((name) => /graylog_\d+\.duckdb$/.test(name))
    .map((name) => name.replace(/^.*[\\/]/, ''))
    .sort();
/**
 * Files that are deleted but still open take their space for as long as they are; Linux tells
 * which.
 */
async function heldOpen(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(
    descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return targets.filter((target) => /graylog_\d+\.duckdb.*\(deleted\)/.test(target));
}

it('old indices go with their files and their messages while searches run', async () => {
  const { directory, backend, ask } = await smallIndices('Deletion');
  for (let round = 0; round < 6; round += 1) {
    await write(backend, round);
    const searching = Promise.all(Array.from({ length: 4 }, () => found(ask)));
    await backend.lookAfterIndices();
    for (const total of await searching) expect([1500, 3000]).toContain(total);
  }
  // The newest is still empty, the one before has the last round.
  expect(await filesOf(directory)).toEqual(['graylog_5.duckdb', 'graylog_6.duckdb']);
  expect(await found(ask)).toBe(1500);
  expect(await read(ask('GET', `${SET}/stats`))).toMatchObject({ indices: 2, documents: 1500 });
  expect(await heldOpen()).toEqual([]);
  const log = await (await ask('GET', '/system/loggers/messages/recent?limit=100')).text();
  expect(log.match(/ was deleted by the retention /g)).toHaveLength(5);
});

it('closed indices are not searched, keep their files, and come back when they are opened again', async () => {
  const { directory, backend, ask } = await smallIndices('Closing');
  for (const round of [0, 1]) {
    await write(backend, round);
    await backend.lookAfterIndices();
  }
  expect(await filesOf(directory)).toEqual([
    'graylog_0.duckdb',
    'graylog_1.duckdb',
    'graylog_2.duckdb',
  ]);
  expect(await found(ask)).toBe(1500);
  expect((await ask('POST', '/system/indexer/indices/graylog_0/reopen')).status).toBe(204);
  expect(await found(ask)).toBe(3000);
  await backend.lookAfterIndices();
  expect(await found(ask)).toBe(3000);
});

it('messages lie in the sets of their streams, each is found once, and stays found when its stream moves to another set', async () => {
  const sets = ['a', 'b'].map((prefix) => ({
    id: prefix.repeat(24),
    title: prefix,
    index_prefix: prefix,
  }));
  const stream = {
    id: 'c'.repeat(24),
    title: 'Mail',
    index_set_id: 'a'.repeat(24),
    rules: [
      {
        id: 'd'.repeat(24),
        type: 1,
        field: 'n',
        value: '1',
        inverted: false,
        stream_id: 'c'.repeat(24),
        description: null,
      },
    ],
  };
  const { backend, ask } = await askedBackend({ seed: { indexSets: sets, streams: [stream] } });
  await write(backend, 0);
  const documents = async () => {
    const { stats } = await read<{ stats: Record<string, { documents: number }> }>(
      ask('GET', '/system/indices/index_sets?stats=true'),
    );
    return [DEFAULT_INDEX_SET_ID, ...sets.map(({ id }) => id)].map((id) => stats[id]?.documents);
  };
  expect(await documents()).toEqual([1500, 1, 0]);
  expect(await found(ask)).toBe(1500);

  expect(
    (await ask('PUT', `/streams/${stream.id}`, { body: { index_set_id: 'b'.repeat(24) } })).status,
  ).toBe(200);
  await write(backend, 1);
  expect(await documents()).toEqual([3000, 1, 1]);
  const query = {
    id: 'q',
    timerange: { type: 'relative', range: 0 },
    query: { type: 'elasticsearch', query_string: '' },
    filter: { type: 'or', filters: [{ type: 'stream', id: stream.id }] },
  };
  const job = await read<SearchJob>(
    ask('POST', '/views/search/sync', {
      body: { queries: [{ ...query, search_types: [{ id: 'm', type: 'messages' }] }] },
    }),
  );
  const page = job.results['q']?.search_types['m'];
  expect(page?.type === 'messages' && page.messages.map(({ index }) => index).sort()).toEqual([
    'a_0',
    'b_0',
  ]);
});

it('sets, their indices and the choice of the default survive a restart', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'indices-'));
  directories.push(directory);
  const options = {
    databasePath: join(directory, 'console.duckdb'),
    adminPassword: 'secret',
    passwordCost: 1024,
    log: () => undefined,
  };
  const set = { id: 'a'.repeat(24), title: 'Mail', index_prefix: 'mail' };
  const first = await createBackend({ ...options, seed: { indexSets: [set] } });
  const headers = { 'x-requested-by': 'test', authorization: `Basic ${btoa('admin:secret')}` };
  for (const [method, path] of [
    ['PUT', `index_sets/${set.id}/default`],
    ['POST', '../deflector/cycle'],
  ] as const) {
    expect(
      (
        await first.handle(
          new Request(`http://node.test/api/system/indices/${path}`, { method, headers }),
        )
      ).ok,
    ).toBe(true);
  }
  await first.close();

  const { ask } = await askedBackend(options);
  expect(await read<IndexSet>(ask('GET', `/system/indices/index_sets/${set.id}`))).toMatchObject({
    ...set,
    default: true,
  });
  expect(await read(ask('GET', '/system/deflector'))).toEqual({
    is_up: true,
    current_target: 'mail_1',
  });
  expect(await read(ask('GET', `/system/indices/index_sets/${set.id}/stats`))).toMatchObject({
    indices: 2,
    documents: 0,
  });
});

it('a set that can have no index keeps no node from starting', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'indices-'));
  directories.push(directory);
  const databasePath = join(directory, 'console.duckdb');
  const database = await openDatabase({ path: databasePath });
  const unnameable = { id: 'a'.repeat(24), title: 'Mail', index_prefix: 'x'.repeat(300) };
  await (
    await openDocuments<StoredIndexSet>(createDocumentTable(database), 'index_sets')
  ).put(unnameable.id, newIndexSet(unnameable));
  await database.close();

  const lines: string[] = [];
  const { backend, ask } = await askedBackend({ databasePath, log: (line) => lines.push(line) });
  expect(lines.join()).toContain('The index set “Mail” has no index: ');
  await write(backend, 0);
  expect(await found(ask)).toBe(1500);
});

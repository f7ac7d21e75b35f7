import { expect, test } from 'vitest';
import type { ExtractorSummary } from '@/contract/extractors';
import type { ClusterStats } from '@/contract/cluster-stats';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { inOrder } from '@/domain/processing/extractors/extractor';
import type { BackendOptions } from '@/server/backend';
import { openDatabase } from '@/server/storage/database';
import { createDocumentTable } from '@/server/storage/document-table';
import { openDocuments } from '@/server/storage/documents';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import type { ExtractorsOfInput } from './extractor-store';

const body = {
  title: 'Duration',
  cursor_strategy: 'copy',
  source_field: 'message',
  target_field: 'ms',
  extractor_type: 'regex',
  extractor_config: { regex_value: 'took (\\d+)' },
  converters: [{ type: 'numeric', config: {} }],
  condition_type: 'none',
  condition_value: '',
  order: 0,
};

const users = [{ username: 'rea', password: 'pw', permissions: ['inputs:read'] }];

async function started(options: BackendOptions = {}) {
  const { backend, ask } = await askedBackend({ seed: { users }, ...options });
  const input = async (): Promise<string> => {
    const configuration = { bind_address: '127.0.0.1', port: 0 };
    const sent = { title: 'Raw', type: INPUT_TYPES.rawTcp, global: true, configuration };
    return (await read<{ id: string }>(ask('POST', '/system/inputs', { body: sent }))).id;
  };
  const made = async (of: string, changes: object = {}): Promise<string> => {
    const answer = ask('POST', `/system/inputs/${of}/extractors`, {
      body: { ...body, ...changes },
    });
    return (await read<{ extractor_id: string }>(answer)).extractor_id;
  };
  const list = async (of: string) =>
    (await read<{ extractors: ExtractorSummary[] }>(ask('GET', `/system/inputs/${of}/extractors`)))
      .extractors;
  const write = (inputId: string, message: string) => {
    const now = Date.now();
    const one = { timestamp: now, source: 's', message, fields: {}, inputId, receivedAt: now };
    return backend.writer.writeDurably([one]);
  };
  return { backend, ask, input, made, list, write };
}

test('a new extractor is found at its address, and counted', async () => {
  const { ask, input } = await started();
  const id = await input();
  const answer = await ask('POST', `/system/inputs/${id}/extractors`, { body });
  const { extractor_id } = await read<{ extractor_id: string }>(answer);
  const path = `/system/inputs/${id}/extractors/${extractor_id}`;
  expect([answer.status, answer.headers.get('location')]).toEqual([201, `http://node.test${path}`]);
  const { extractor_type: type, ...sent } = body;
  const times = { min: 0, max: 0, mean: 0, std_dev: 0 };
  expect(await read(ask('GET', path))).toMatchObject({
    ...sent,
    type,
    id: extractor_id,
    creator_user_id: 'admin',
    exceptions: 0,
    converter_exceptions: 0,
    metrics: {
      total: { time: { ...times, '99th_percentile': 0 }, rate: { total: 0 } },
      condition_hits: 0,
      condition_misses: 0,
    },
  });
  expect(await read<ClusterStats>(ask('GET', '/system/cluster/stats'))).toMatchObject({
    extractor_count: 1,
    extractor_count_by_type: { regex: 1 },
  });
});

test('changes replace an extractor, and keep its id and creator', async () => {
  const { ask, input, made, list } = await started();
  const id = await input();
  const [first, second] = [await made(id), await made(id, { title: 'Other' })];
  const changes = { ...body, title: 'Copy', extractor_type: 'COPY_INPUT', order: 3 };
  const answer = await ask('PUT', `/system/inputs/${id}/extractors/${first}`, { body: changes });
  expect([answer.status, await read(answer)]).toMatchObject([
    200,
    { id: first, title: 'Copy', type: 'copy_input', creator_user_id: 'admin', order: 3 },
  ]);
  expect((await list(id)).map(({ id: one, title }) => [one, title])).toEqual([
    [first, 'Copy'],
    [second, 'Other'],
  ]);
  const broken = { ...body, extractor_config: { regex_value: '([' } };
  const refused = await ask('PUT', `/system/inputs/${id}/extractors/${first}`, { body: broken });
  expect([refused.status, await read(refused)]).toMatchObject([
    400,
    { message: 'Unclosed character class near index 1\n([\n ^' },
  ]);
  expect((await list(id))[0]?.title).toBe('Copy');
});

test('extractors stay whatever happens to their input, and go with it', async () => {
  const { ask, input, made, list } = await started();
  const [id, other] = [await input(), await input()];
  const kept = await made(id);
  await made(other);
  const ids = async () => (await list(id)).map((one) => one.id);
  await ask('DELETE', `/system/inputstates/${id}`);
  expect(await ids()).toEqual([kept]);
  await ask('PUT', `/system/inputstates/${id}`);
  expect(await ids()).toEqual([kept]);
  const configuration = { bind_address: '127.0.0.1', port: 0, max_message_size: 5_000 };
  const edited = { title: 'Edited', type: INPUT_TYPES.rawTcp, global: true, configuration };
  const changed = ask('PUT', `/system/inputs/${id}`, { body: edited });
  const meanwhile = made(id, { title: 'made meanwhile' });
  expect((await changed).status).toBe(201);
  expect(await ids()).toEqual([kept, await meanwhile]);
  expect((await ask('DELETE', `/system/inputs/${id}`)).status).toBe(204);
  expect((await ask('GET', `/system/inputs/${id}/extractors`)).status).toBe(404);
  expect(await read<ClusterStats>(ask('GET', '/system/cluster/stats'))).toMatchObject({
    extractor_count: 1,
  });
  expect(await list(other)).toHaveLength(1);
});

test('deleting one leaves the others', async () => {
  const { ask, input, made, list } = await started();
  const id = await input();
  const [first, second] = [await made(id), await made(id)];
  const path = `/system/inputs/${id}/extractors/${first}`;
  expect((await ask('DELETE', path)).status).toBe(204);
  expect((await list(id)).map((one) => one.id)).toEqual([second]);
  for (const method of ['GET', 'DELETE'])
    expect((await ask(method, path)).status, method).toBe(404);
  expect((await ask('PUT', path, { body })).status).toBe(404);
});

test('several made at once are all kept', async () => {
  const { input, made, list } = await started();
  const id = await input();
  await Promise.all(Array.from({ length: 20 }, (_, n) => made(id, { title: `e${n}` })));
  expect((await list(id)).map(({ title }) => title).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, n) => `e${n}`).toSorted(),
  );
});

test('who may not edit an input may not change its extractors', async () => {
  const { ask, input, made } = await started();
  const id = await input();
  const extractor = await made(id);
  const path = `/system/inputs/${id}/extractors`;
  const status = async (method: string, to: string, as: string) =>
    (await ask(method, to, { as, ...(method !== 'GET' && { body }) })).status;
  expect(await status('GET', `${path}/${extractor}`, 'rea:pw')).toBe(200);
  expect(await status('POST', path, 'rea:pw')).toBe(403);
  expect(await status('DELETE', `${path}/${extractor}`, 'rea:pw')).toBe(403);
  expect(await status('POST', `${path}/order`, 'rea:pw')).toBe(403);
  const nowhere = '/system/inputs/5f5f5f5f5f5f5f5f5f5f5f5f/extractors';
  expect(await status('GET', nowhere, 'rea:pw')).toBe(404);
  expect(await status('POST', nowhere, 'rea:pw')).toBe(403);
});

test('a restart keeps extractors and their order', async () => {
  const databasePath = `${temporaryDirectory()}/data.duckdb`;
  const { ask, input, made, list, backend } = await started({ databasePath });
  const id = await input();
  const [a, b, c] = [await made(id), await made(id), await made(id)];
  const order = { 0: c, 1: a, 2: b };
  await ask('POST', `/system/inputs/${id}/extractors/order`, { body: { order } });
  const before = await list(id);
  await backend.close();
  const again = await started({ databasePath });
  const after = await again.list(id);
  expect(after.map(({ metrics: _, ...one }) => one)).toEqual(
    before.map(({ metrics: _, ...one }) => one),
  );
  expect(inOrder(after).map((one) => one.id)).toEqual([c, a, b]);
});

test('extractors of an input make fields of what it receives, and are counted', async () => {
  const { ask, input, made, list, write } = await started();
  const id = await input();
  const extractor = await made(id, { condition_type: 'string', condition_value: 'took' });
  await write(id, 'took 42 ms');
  await write(id, 'nothing');
  expect((await messagesOf(ask, 'ms:42')).map(({ message, ms }) => [message, ms])).toEqual([
    ['took 42 ms', 42],
  ]);
  const [summary] = await list(id);
  expect(summary).toMatchObject({
    id: extractor,
    exceptions: 0,
    metrics: { condition_hits: 1, condition_misses: 1, total: { rate: { total: 2 } } },
  });
  expect(summary?.metrics.total.time.max).toBeGreaterThan(0);
});

test('one that names a lookup table that is gone fails alone, and the list is answered', async () => {
  const databasePath = `${temporaryDirectory()}/data.duckdb`;
  const before = await started({ databasePath });
  const id = await before.input();
  await before.made(id);
  await before.backend.close();
  const database = await openDatabase({ path: databasePath });
  const documents = await openDocuments<ExtractorsOfInput>(
    createDocumentTable(database),
    'extractors',
  );
  const { extractors = [] } = documents.get(id) ?? {};
  const lookup = { type: 'lookup_table', extractor_config: { lookup_table_name: 'gone' } };
  const broken = extractors.map((one) => ({ ...one, ...lookup, id: 'broken' }));
  await documents.put(id, { input_id: id, extractors: [...broken, ...extractors] });
  await database.close();

  const { list, write, ask } = await started({ databasePath });
  await write(id, 'took 42 ms');
  expect(await list(id)).toMatchObject([
    { id: 'broken', exceptions: 1 },
    { type: 'regex', exceptions: 0 },
  ]);
  const [message] = await messagesOf(ask, 'ms:42');
  expect(message).toMatchObject({
    message: 'took 42 ms',
    gl2_processing_error:
      'Could not apply extractor <Duration (broken)> - The lookup table “gone” does not exist.',
  });
});

async function messagesOf(ask: Ask, query: string): Promise<Record<string, unknown>[]> {
  const path = `/search/universal/relative?query=${encodeURIComponent(query)}&range=300`;
  const { messages } = await read<{ messages: { message: Record<string, unknown> }[] }>(
    ask('GET', path),
  );
  return messages.map(({ message }) => message);
}

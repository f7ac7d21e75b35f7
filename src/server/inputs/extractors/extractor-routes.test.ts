import { expect, test } from 'vitest';
import type { ExtractorSummary } from '@/contract/extractors';
import type { ClusterStats } from '@/contract/cluster-stats';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { askedBackend, read } from '@test/backend/asked-backend';

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

async function started() {
  const { backend, ask } = await askedBackend({ seed: { users } });
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
  return { backend, ask, input, made, list };
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

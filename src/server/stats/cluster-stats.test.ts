import { expect, it } from 'vitest';
import type { ClusterStats, TrafficHistogram } from '@/contract/cluster-stats';
import { askedBackend, read } from '@test/backend/asked-backend';
import { SCREEN_SUMMARY } from '@/domain/screens/screen-codec';
import { INPUT_TYPES } from '@/domain/inputs/input-types';

const NOW = Date.parse('2026-11-21T12:30:00Z');

it('a node counts what it has', async () => {
  const rule = {
    id: 'b'.repeat(24),
    stream_id: 'a'.repeat(24),
    field: 'source',
    type: 1,
    value: 'x',
    inverted: false,
    description: '',
  };
  const { ask } = await askedBackend({
    now: () => NOW,
    seed: { streams: [{ id: 'a'.repeat(24), title: 'Mail', rules: [rule] }] },
  });
  const stats = await read<ClusterStats>(ask('GET', '/system/cluster/stats'));
  expect(stats).toMatchObject({
    stream_rule_count: 1,
    stream_rule_count_by_stream: { ['a'.repeat(24)]: 1 },
    user_count: 1,
    input_count: 0,
    output_count: 0,
    mongo: null,
  });
  expect(stats.elasticsearch).toMatchObject({
    status: 'Green',
    cluster_health: { active_shards: 3, unassigned_shards: 0 },
    indices_stats: { index_count: 3 },
  });
  expect(await read(ask('GET', '/system/cluster/stats/elasticsearch'))).toEqual(
    stats.elasticsearch,
  );
});

it('counts dashboards without the screens that are stored like them', async () => {
  const { ask } = await askedBackend({ now: () => NOW });
  const search_id = 'c'.repeat(24);
  await ask('POST', '/views/search', {
    body: { id: search_id, queries: [{ id: 'q', timerange: { type: 'relative', range: 300 } }] },
  });
  for (const [type, summary] of [
    ['DASHBOARD', ''],
    ['DASHBOARD', SCREEN_SUMMARY],
    ['SEARCH', ''],
  ] as const)
    await ask('POST', '/views', {
      body: { type, title: 'One', summary, search_id, state: { q: {} } },
    });
  expect(await read(ask('GET', '/system/cluster/stats'))).toMatchObject({ dashboard_count: 1 });
});

it('tells the bytes that came in and were stored by when they came', async () => {
  let now = NOW;
  const { ask, backend } = await askedBackend({ now: () => now });
  const traffic = (query: string) =>
    read<TrafficHistogram>(ask('GET', `/system/cluster/traffic${query}`));
  const receive = async (time: string, count = 1) => {
    now = Date.parse(time);
    await backend.writer.writeDurably(
      Array.from({ length: count }, () => ({
        timestamp: now,
        source: 's',
        message: 'm',
        fields: {},
        inputId: 'i',
        receivedAt: now,
      })),
    );
  };
  await receive('2026-11-20T23:00:00Z');
  const size =
    'message'.length + 'm'.length + 'source'.length + 's'.length + 'timestamp'.length + 8;
  await receive('2026-11-21T09:59:59Z');
  await receive('2026-11-21T12:20:00Z', 2);
  now = NOW;
  const hourly = await traffic('');
  expect(hourly).toMatchObject({
    from: '2026-10-22T00:00:00.000Z',
    to: '2026-11-21T12:30:00.000Z',
  });
  expect(hourly.output).toEqual({
    '2026-11-20T23:00:00.000Z': size,
    '2026-11-21T09:00:00.000Z': size,
    '2026-11-21T12:00:00.000Z': 2 * size,
  });
  expect((await traffic('?days=7&daily=true')).input).toEqual({
    '2026-11-20T00:00:00.000Z': size,
    '2026-11-21T00:00:00.000Z': 3 * size,
  });
  expect(await traffic('?days=1&includeToday=false')).toMatchObject({
    from: '2026-11-20T00:00:00.000Z',
    to: '2026-11-21T00:00:00.000Z',
    decoded: { '2026-11-20T23:00:00.000Z': size },
  });
});

it('tells what is received, what it means and what is stored of it apart', async () => {
  const { ask, backend } = await askedBackend({ now: () => NOW });
  const channel = backend.writer.openChannel?.(
    { id: 'i', type: INPUT_TYPES.gelfTcp, configuration: {}, static_fields: {} },
    undefined,
    () => undefined,
  );
  const raw = [
    Buffer.from(JSON.stringify({ host: 's', short_message: 'm', timestamp: NOW / 1000 })),
    Buffer.from('no message'),
  ];
  await channel?.putDurably(raw, NOW);
  const { input, decoded, output } = await read<TrafficHistogram>(
    ask('GET', '/system/cluster/traffic'),
  );
  const hour = '2026-11-21T12:00:00.000Z';
  expect(input).toEqual({ [hour]: raw.reduce((sum, { length }) => sum + length, 0) });
  expect(decoded[hour]).toBeLessThan(raw[0]?.length ?? 0);
  expect(output).toEqual(decoded);
});

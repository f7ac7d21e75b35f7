import { expect, it } from 'vitest';
import type { ClusterStats, TrafficHistogram } from '@/contract/cluster-stats';
import { askedBackend, read } from '@test/asked-backend';

const NOW = Date.parse('2026-11-21T12:30:00Z');
const at = (time: string) => ({ message: 'm', receivedAt: Date.parse(time) });

it('a node counts what it has', async () => {
  const rule = { id: 'b'.repeat(24), stream_id: 'a'.repeat(24), field: 'source', type: 1, value: 'x', inverted: false, description: '' };
  const { ask } = await askedBackend({ now: () => NOW, seed: { streams: [{ id: 'a'.repeat(24), title: 'Mail', rules: [rule] }] } });
  const stats = await read<ClusterStats>(ask('GET', '/system/cluster/stats'));
  expect(stats).toMatchObject({ stream_rule_count: 1, stream_rule_count_by_stream: { ['a'.repeat(24)]: 1 }, user_count: 1, input_count: 0, output_count: 0, mongo: null });
  expect(stats.elasticsearch).toMatchObject({ status: 'Green', cluster_health: { active_shards: 3, unassigned_shards: 0 }, indices_stats: { index_count: 3 } });
  expect(await read(ask('GET', '/system/cluster/stats/elasticsearch'))).toEqual(stats.elasticsearch);
});

it('tells the bytes of stored messages by when they came in', async () => {
  const messages = [at('2026-11-21T12:10:00Z'), at('2026-11-21T12:20:00Z'), at('2026-11-21T09:59:59Z'), at('2026-11-20T23:00:00Z'), at('2026-09-01T00:00:00Z')];
  const { ask } = await askedBackend({ now: () => NOW, seed: { messages } });
  const traffic = (query: string) => read<TrafficHistogram>(ask('GET', `/system/cluster/traffic${query}`));
  const hourly = await traffic('');
  const size = hourly.output['2026-11-21T09:00:00.000Z'] ?? 0;
  expect(size).toBeGreaterThan(0);
  expect(hourly).toMatchObject({ from: '2026-10-22T00:00:00.000Z', to: '2026-11-21T12:30:00.000Z' });
  expect(hourly.output).toEqual({ '2026-11-20T23:00:00.000Z': size, '2026-11-21T09:00:00.000Z': size, '2026-11-21T12:00:00.000Z': 2 * size });
  expect((await traffic('?days=7&daily=true')).input).toEqual({ '2026-11-20T00:00:00.000Z': size, '2026-11-21T00:00:00.000Z': 3 * size });
  expect(await traffic('?days=1&includeToday=false')).toMatchObject({ from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', decoded: { '2026-11-20T23:00:00.000Z': size } });
});

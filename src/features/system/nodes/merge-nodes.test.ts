import { expect, it } from 'vitest';
import type { NodeSummary, SystemOverview } from '@/contract/system';
import { mergeNodes } from './merge-nodes';

const summary = (node_id: string, is_leader = false): NodeSummary => ({
  node_id,
  is_leader,
  is_master: is_leader,
  short_node_id: node_id.slice(0, 2),
  hostname: `host of ${node_id}`,
  cluster_id: 'c',
  type: 'server',
  transport_address: '',
  last_seen: '2026-11-21T12:00:00.000Z',
});
const overview: SystemOverview = {
  facility: '',
  codename: '',
  node_id: 'new',
  cluster_id: 'c',
  version: '',
  started_at: '',
  hostname: 'fresh',
  lifecycle: 'running',
  lb_status: 'alive',
  timezone: 'UTC',
  operating_system: '',
  is_leader: false,
  is_processing: true,
};

it('has the leader first, and says who did not answer', () => {
  expect(
    mergeNodes([summary('aaaa'), summary('bbbb', true)], { aaaa: null }).map(
      ({ id, leader, overview: said }) => [id, leader, said],
    ),
  ).toEqual([
    ['bbbb', true, undefined],
    ['aaaa', false, null],
  ]);
});

it('has those too that are not registered yet', () => {
  expect(mergeNodes([], { newcomer1: overview })).toEqual([
    {
      id: 'newcomer1',
      shortId: 'newcomer',
      hostname: 'fresh',
      clusterId: 'c',
      leader: false,
      lastSeen: undefined,
      overview,
    },
  ]);
});

import { endpoint } from '@/contract/endpoint';
import type { SystemOverview } from '@/contract/system';

export type NodeSummary = {
  cluster_id: string; node_id: string; type: string; transport_address: string; last_seen: string; short_node_id: string; hostname: string; is_leader: boolean; is_master: boolean;
};
export type Notification = { severity: string; type: string; timestamp: string; node_id: string; key?: string; details?: Record<string, unknown> };

const nothing = () => ({});
export const locales = endpoint<void, { locales: Record<string, { language_tag: string; display_name: string }> }>({ method: 'GET', path: '/system/locales', toRequest: nothing });
export const throughput = endpoint<void, { throughput: number }>({ method: 'GET', path: '/system/throughput', toRequest: nothing });
export const notifications = endpoint<void, { total: number; notifications: Notification[] }>({ method: 'GET', path: '/system/notifications', toRequest: nothing });
export const lbStatus = endpoint<void, string>({ method: 'GET', path: '/system/lbstatus', answers: 'text', toRequest: nothing });
export const cluster = endpoint<void, Record<string, SystemOverview>>({ method: 'GET', path: '/cluster', toRequest: nothing });
export const clusterNodes = endpoint<void, { nodes: NodeSummary[]; total: number }>({ method: 'GET', path: '/system/cluster/nodes', toRequest: nothing });
export const clusterNode = endpoint<void, NodeSummary>({ method: 'GET', path: '/system/cluster/node', toRequest: nothing });
export const clusterNodeById = endpoint<{ id: string }, NodeSummary>({ method: 'GET', path: '/system/cluster/nodes/:id', toRequest: ({ id }) => ({ params: { id } }) });

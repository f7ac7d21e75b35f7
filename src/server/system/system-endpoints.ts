import { endpoint } from '@/contract/endpoint';

export type HelloWorld = { cluster_id: string; node_id: string; version: string; tagline: string };
export type SystemOverview = {
  facility: string; codename: string; node_id: string; cluster_id: string; version: string; started_at: string; hostname: string;
  lifecycle: string; lb_status: string; timezone: string; operating_system: string; is_leader: boolean; is_processing: boolean;
};
type Bytes = { bytes: number; kilobytes: number; megabytes: number };
export type Jvm = { free_memory: Bytes; max_memory: Bytes; total_memory: Bytes; used_memory: Bytes; node_id: string; pid: string; info: string };
export type NodeSummary = {
  cluster_id: string; node_id: string; type: string; transport_address: string; last_seen: string; short_node_id: string; hostname: string; is_leader: boolean; is_master: boolean;
};
export type Notification = { severity: string; type: string; timestamp: string; node_id: string; key?: string; details?: Record<string, unknown> };

const nothing = () => ({});
/** The ping of the console; no login (graylog-api.md §1). */
export const hello = endpoint<void, HelloWorld>({ method: 'GET', path: '/', toRequest: nothing });
export const systemOverview = endpoint<void, SystemOverview>({ method: 'GET', path: '/system', toRequest: nothing });
export const jvm = endpoint<void, Jvm>({ method: 'GET', path: '/system/jvm', toRequest: nothing });
export const locales = endpoint<void, { locales: Record<string, { language_tag: string; display_name: string }> }>({ method: 'GET', path: '/system/locales', toRequest: nothing });
export const throughput = endpoint<void, { throughput: number }>({ method: 'GET', path: '/system/throughput', toRequest: nothing });
export const notifications = endpoint<void, { total: number; notifications: Notification[] }>({ method: 'GET', path: '/system/notifications', toRequest: nothing });
export const lbStatus = endpoint<void, string>({ method: 'GET', path: '/system/lbstatus', answers: 'text', toRequest: nothing });
export const cluster = endpoint<void, Record<string, SystemOverview>>({ method: 'GET', path: '/cluster', toRequest: nothing });
export const clusterNodes = endpoint<void, { nodes: NodeSummary[]; total: number }>({ method: 'GET', path: '/system/cluster/nodes', toRequest: nothing });
export const clusterNode = endpoint<void, NodeSummary>({ method: 'GET', path: '/system/cluster/node', toRequest: nothing });
export const clusterNodeById = endpoint<{ id: string }, NodeSummary>({ method: 'GET', path: '/system/cluster/nodes/:id', toRequest: ({ id }) => ({ params: { id } }) });

import { endpoint } from './endpoint';

export type HelloWorld = { cluster_id: string; node_id: string; version: string; tagline: string };
export type SystemOverview = {
  facility: string;
  codename: string;
  node_id: string;
  cluster_id: string;
  version: string;
  started_at: string;
  hostname: string;
  lifecycle: string;
  lb_status: string;
  timezone: string;
  operating_system: string;
  is_leader: boolean;
  is_processing: boolean;
};
type Bytes = { bytes: number; kilobytes: number; megabytes: number };
export type Jvm = {
  free_memory: Bytes;
  max_memory: Bytes;
  total_memory: Bytes;
  used_memory: Bytes;
  node_id: string;
  pid: string;
  info: string;
};

/** Ping; needs no session. */
export const hello = endpoint<void, HelloWorld>({
  method: 'GET',
  path: '/',
  toRequest: () => ({}),
});
/**
 * Code name by which the console recognizes the embedded node, where some cluster settings have no
 * effect.
 */
export const EMBEDDED_CODENAME = 'Embedded';
export const systemOverview = endpoint<void, SystemOverview>({
  method: 'GET',
  path: '/system',
  toRequest: () => ({}),
});
/** `info` names the runtime, as shown in the footer. */
export const jvm = endpoint<void, Jvm>({
  method: 'GET',
  path: '/system/jvm',
  toRequest: () => ({}),
});
/** By node id; null for nodes that did not respond. */
export const listClusterNodes = endpoint<void, Record<string, SystemOverview | null>>({
  method: 'GET',
  path: '/cluster',
  toRequest: () => ({}),
});

export type NodeSummary = {
  cluster_id: string;
  node_id: string;
  type: string;
  transport_address: string;
  last_seen: string;
  short_node_id: string;
  hostname: string;
  is_leader: boolean;
  is_master: boolean;
};
export type Notification = {
  severity: string;
  type: string;
  timestamp: string;
  node_id: string;
  key?: string;
  details?: Record<string, unknown>;
};

export const listLocales = endpoint<
  void,
  { locales: Record<string, { language_tag: string; display_name: string }> }
>({ method: 'GET', path: '/system/locales', toRequest: () => ({}) });
/** Messages per second. */
export const throughput = endpoint<void, { throughput: number }>({
  method: 'GET',
  path: '/system/throughput',
  toRequest: () => ({}),
});
export const listNotifications = endpoint<void, { total: number; notifications: Notification[] }>({
  method: 'GET',
  path: '/system/notifications',
  toRequest: () => ({}),
});
/** ALIVE, DEAD or THROTTLED, for load balancers; needs no session. */
export const loadBalancerStatus = endpoint<void, string>({
  method: 'GET',
  path: '/system/lbstatus',
  answers: 'text',
  toRequest: () => ({}),
});
export const listNodes = endpoint<void, { nodes: NodeSummary[]; total: number }>({
  method: 'GET',
  path: '/system/cluster/nodes',
  toRequest: () => ({}),
});
/** The node that handles the request. */
export const thisNode = endpoint<void, NodeSummary>({
  method: 'GET',
  path: '/system/cluster/node',
  toRequest: () => ({}),
});
export const getNode = endpoint<{ id: string }, NodeSummary>({
  method: 'GET',
  path: '/system/cluster/nodes/:id',
  toRequest: ({ id }) => ({ params: { id } }),
});

/** `alive`, `dead` or `throttled`, overriding the node's own status. */
export const overrideLoadBalancerStatus = endpoint<{ status: string }, null>({
  method: 'PUT',
  path: '/system/lbstatus/override/:status',
  status: 204,
  toRequest: ({ status }) => ({ params: { status } }),
});
export const overrideNodeLoadBalancerStatus = endpoint<{ nodeId: string; status: string }, null>({
  method: 'PUT',
  path: '/cluster/:nodeId/lbstatus/override/:status',
  status: 204,
  toRequest: ({ nodeId, status }) => ({ params: { nodeId, status } }),
});

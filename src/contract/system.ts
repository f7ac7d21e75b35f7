import { endpoint } from './endpoint';

export type HelloWorld = { cluster_id: string; node_id: string; version: string; tagline: string };
export type SystemOverview = {
  facility: string; codename: string; node_id: string; cluster_id: string; version: string; started_at: string; hostname: string;
  lifecycle: string; lb_status: string; timezone: string; operating_system: string; is_leader: boolean; is_processing: boolean;
};
type Bytes = { bytes: number; kilobytes: number; megabytes: number };
export type Jvm = { free_memory: Bytes; max_memory: Bytes; total_memory: Bytes; used_memory: Bytes; node_id: string; pid: string; info: string };

/** The ping of the console; no login (graylog-api.md §1). */
export const hello = endpoint<void, HelloWorld>({ method: 'GET', path: '/', toRequest: () => ({}) });
export const systemOverview = endpoint<void, SystemOverview>({ method: 'GET', path: '/system', toRequest: () => ({}) });
/** `info` names the virtual machine, as the footer shows it. */
export const jvm = endpoint<void, Jvm>({ method: 'GET', path: '/system/jvm', toRequest: () => ({}) });
/** By node id; null for a node that did not answer (graylog-api.md §7). */
export const listClusterNodes = endpoint<void, Record<string, SystemOverview | null>>({ method: 'GET', path: '/cluster', toRequest: () => ({}) });

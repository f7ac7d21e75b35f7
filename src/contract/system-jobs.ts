import { endpoint } from './endpoint';

/** A long-running task of the server. `started_at` is null while it is queued. */
export type SystemJob = {
  id: string;
  /** A class name of the server. */
  name: string;
  description: string;
  info: string;
  node_id: string;
  started_at: string | null;
  percent_complete: number;
  provides_progress: boolean;
  job_status: string;
  is_cancelable: boolean;
};
type ById = { id: string };
const byId = (params: ById) => ({ params });

/** Running jobs. */
export const listJobs = endpoint<void, { jobs: SystemJob[] }>({
  method: 'GET',
  path: '/system/jobs',
  toRequest: () => ({}),
});
export const getJob = endpoint<ById, SystemJob>({
  method: 'GET',
  path: '/system/jobs/:id',
  toRequest: byId,
});
export const startJob = endpoint<{ job_name: string }, { system_job_id: string }>({
  method: 'POST',
  path: '/system/jobs',
  status: 202,
  toRequest: (body) => ({ body }),
});
export const cancelJob = endpoint<ById, SystemJob>({
  method: 'DELETE',
  path: '/system/jobs/:id',
  toRequest: byId,
});
export const acknowledgeJob = endpoint<ById, null>({
  method: 'DELETE',
  path: '/system/jobs/acknowledge/:id',
  status: 202,
  toRequest: byId,
});
/** By node id. */
export const listClusterJobs = endpoint<void, Record<string, { jobs: SystemJob[] } | null>>({
  method: 'GET',
  path: '/cluster/jobs',
  toRequest: () => ({}),
});
export const getClusterJob = endpoint<ById, SystemJob>({
  method: 'GET',
  path: '/cluster/jobs/:id',
  toRequest: byId,
});
export const cancelClusterJob = endpoint<ById, SystemJob>({
  method: 'DELETE',
  path: '/cluster/jobs/:id',
  toRequest: byId,
});

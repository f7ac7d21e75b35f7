import * as api from '@/contract/system-jobs';
import { z } from 'zod';
import { readBody } from '../http/body-mapping';
import type { Call, OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { JobWork, RunningJob, SystemJobs } from './system-jobs';

export type JobRoutesOptions = {
  jobs: SystemJobs;
  nodeId: string;
  /** Jobs that clients can start, by lower-case name. */
  startable: Readonly<Record<string, () => JobWork>>;
};

const startSchema = z.object({ job_name: z.coerce.string().nullish() });

export function serveJobs(table: RouteTable, { jobs, nodeId, startable }: JobRoutesOptions): void {
  const summary = (job: RunningJob): api.SystemJob => summaryOf(job, nodeId);
  const readable = ({ permits }: Call) => ({
    jobs: jobs
      .running()
      .filter(({ name }) => permits('systemjobs:read', name))
      .map(summary),
  });
  const found = (
    { params: { id = '' } }: OpenCall,
    missing: (id: string) => string,
  ): RunningJob => {
    const job = jobs.get(id);
    if (!job) throw new Problem(404, missing(id));
    return job;
  };
  const here = (id: string) => `No system job with ID <${id}> found`;
  const anywhere = (id: string) => `System job with id ${id} not found!`;
  const cancel = (call: Call, missing: (id: string) => string) => {
    const job = found(call, missing);
    call.demand('systemjobs:delete', job.name);
    if (!job.cancelable)
      throw new Problem(403, `System job with ID <${job.id}> cannot be cancelled`);
    jobs.cancel(job.id, call.user.username);
    return summary(job);
  };
  const read = (call: OpenCall, missing: (id: string) => string) => {
    const job = found(call, missing);
    call.demand('systemjobs:read', job.name);
    return summary(job);
  };

  serve(table, api.listJobs, readable);
  serve(table, api.listClusterJobs, (call) => ({ [nodeId]: readable(call) }));
  serve(table, api.getJob, (call) => read(call, here));
  serve(table, api.getClusterJob, (call) => read(call, anywhere));
  serve(table, api.cancelJob, (call) => cancel(call, here));
  serve(table, api.cancelClusterJob, (call) => cancel(call, anywhere));
  serve(table, api.acknowledgeJob, ({ params: { id = '' } }) => {
    // Finished jobs are not kept, so there is never one to acknowledge.
    throw new Problem(404, `System job with ID <${id}> not found!`);
  });
  serve(table, api.startJob, ({ body, demand }) => {
    const name = (readBody(startSchema, body).job_name ?? '').toLowerCase();
    const make = Object.hasOwn(startable, name) ? startable[name] : undefined;
    if (!make)
      throw new Problem(
        400,
        `There is no job ${name.toUpperCase()}. Known jobs: ${Object.keys(startable).join(', ')}`,
      );
    demand('systemjobs:create', name);
    return { system_job_id: jobs.submit(make()).id };
  });
}

const summaryOf = (
  { id, name, description, startedAt, progress, cancelable, providesProgress }: RunningJob,
  node_id: string,
): api.SystemJob => ({
  id,
  name,
  description,
  info: 'No further information available.',
  node_id,
  started_at: new Date(startedAt).toISOString(),
  percent_complete: Math.round(progress * 100),
  provides_progress: providesProgress,
  job_status: 'running',
  is_cancelable: cancelable,
});

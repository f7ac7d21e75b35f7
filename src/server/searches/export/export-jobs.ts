import type { Call } from '../../http/call';
import type { ExportRequest } from './export-request';

/** How long a job exists, in milliseconds. */
const KEPT_FOR = 60 * 60_000;
/** The maximum number of jobs; each is small. */
const KEPT = 1000;

/** The export for the user who downloads it, who needs the permissions for it. */
export type AskedOf = (caller: Call) => ExportRequest;

export type ExportJobs = {
  add(id: string, asked: AskedOf): void;
  find(id: string): AskedOf | undefined;
};

export function createExportJobs(now: () => number): ExportJobs {
  const jobs = new Map<string, { asked: AskedOf; at: number }>();
  const drop = () => {
    for (const [id, { at }] of jobs)
      if (now() - at >= KEPT_FOR || jobs.size > KEPT) jobs.delete(id);
  };
  return {
    add(id, asked) {
      jobs.set(id, { asked, at: now() });
      drop();
    },
    find(id) {
      drop();
      return jobs.get(id)?.asked;
    },
  };
}

import * as api from '@/contract/stats';
import { serve, type RouteTable } from '../http/serve';
import { fsOf, networkOf, osOf } from './machine';
import { processOf, runtimeOf } from './process';

/** Current figures of the machine and the process. `directory` holds the data. */
export function serveStats(table: RouteTable, { directory }: { directory: string }): void {
  serve(table, api.fsStats, () => fsOf(directory));
  serve(table, api.runtimeStats, runtimeOf);
  serve(table, api.networkStats, networkOf);
  serve(table, api.osStats, osOf);
  serve(table, api.processStats, processOf);
  serve(table, api.systemStats, async () => ({
    fs: await fsOf(directory),
    jvm: runtimeOf(),
    network: networkOf(),
    os: osOf(),
    process: await processOf(),
  }));
}

import type { Jvm } from '@/contract/system';
import { release, totalmem, type as osType } from 'node:os';
import { memoryUsage, pid, version as nodeVersion } from 'node:process';

const sized = (bytes: number) => ({ bytes, kilobytes: Math.floor(bytes / 1024), megabytes: Math.floor(bytes / 1024 / 1024) });

/** There is no JVM: heap and resident memory of the Node process in its place. */
export function memoryOf(node_id: string): Jvm {
  const { heapUsed, heapTotal } = memoryUsage();
  return { free_memory: sized(heapTotal - heapUsed), max_memory: sized(totalmem()), total_memory: sized(heapTotal), used_memory: sized(heapUsed), node_id, pid: `${pid}`, info: `Node.js ${nodeVersion} on ${osType()} ${release()}` };
}

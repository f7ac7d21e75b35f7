import type { Jvm } from '@/contract/system';
import { release, type as osType } from 'node:os';
import { pid, version as nodeVersion } from 'node:process';
import { getHeapStatistics } from 'node:v8';

const sized = (bytes: number) => ({
  bytes,
  kilobytes: Math.floor(bytes / 1024),
  megabytes: Math.floor(bytes / 1024 / 1024),
});

/** There is no JVM: reports the heap of the Node.js process, like the metrics do. */
export function memoryOf(node_id: string): Jvm {
  const {
    used_heap_size: used,
    total_heap_size: total,
    heap_size_limit: most,
  } = getHeapStatistics();
  return {
    free_memory: sized(total - used),
    max_memory: sized(most),
    total_memory: sized(total),
    used_memory: sized(used),
    node_id,
    pid: `${pid}`,
    info: `Node.js ${nodeVersion} on ${osType()} ${release()}`,
  };
}

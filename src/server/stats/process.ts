import type { ProcessStats, RuntimeStats } from '@/contract/stats';
import { readdir } from 'node:fs/promises';
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';

const UNKNOWN = -1;

/**
 * Describes Node.js where Graylog describes its JVM. The arguments are only those of Node.js, as
 * the program's own may contain a password.
 */
export function runtimeOf(): RuntimeStats {
  return {
    version: process.versions.node,
    vm_name: 'V8',
    vm_version: process.versions.v8,
    vm_vendor: process.release.name,
    spec_name: 'ECMAScript',
    spec_version: '',
    spec_vendor: '',
    start_time: Math.round(Date.now() - process.uptime() * 1000),
    mem: {
      heap_init: UNKNOWN,
      heap_max: getHeapStatistics().heap_size_limit,
      non_heap_init: UNKNOWN,
      non_heap_max: UNKNOWN,
      direct_memory_max: UNKNOWN,
    },
    input_arguments: process.execArgv,
    boot_class_path: '',
    class_path: '',
    system_properties: {},
    garbage_collectors: [],
    memory_pools: getHeapSpaceStatistics().map(({ space_name }) => space_name),
  };
}

export async function processOf(): Promise<ProcessStats> {
  const { user, system } = process.cpuUsage();
  const [userMs, sysMs] = [Math.round(user / 1000), Math.round(system / 1000)];
  const total = userMs + sysMs;
  return {
    pid: process.pid,
    open_file_descriptors: await openFiles(),
    max_file_descriptors: UNKNOWN,
    cpu: {
      percent: Math.round((total / (process.uptime() * 1000)) * 100),
      sys: sysMs,
      user: userMs,
      total,
    },
    memory: { total_virtual: UNKNOWN, resident: process.memoryUsage.rss(), share: UNKNOWN },
  };
}

/** Only Linux tells this without running another program. */
async function openFiles(): Promise<number> {
  try {
    return (await readdir('/proc/self/fd')).length;
  } catch {
    return UNKNOWN;
  }
}

import type { FsStats, NetworkStats, OsStats } from '@/contract/stats';
import { statfs } from 'node:fs/promises';
import { cpus, freemem, loadavg, networkInterfaces, totalmem, uptime } from 'node:os';

/** Unknown figures. */
const UNKNOWN = -1;

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);

/** The file system of `path`. */
export async function fsOf(path: string): Promise<FsStats> {
  const { blocks, bfree, bavail, bsize, files, ffree } = await statfs(path);
  const [total, used] = [blocks * bsize, (blocks - bfree) * bsize];
  return {
    filesystems: {
      [path]: {
        path,
        mount: null,
        dev: null,
        type_name: null,
        sys_type_name: null,
        total,
        free: bfree * bsize,
        available: bavail * bsize,
        used,
        used_percent: percent(used, total),
        inodes_total: files,
        inodes_free: ffree,
        inodes_used: files - ffree,
        inodes_used_percent: percent(files - ffree, files),
        disk_reads: UNKNOWN,
        disk_writes: UNKNOWN,
        disk_read_bytes: UNKNOWN,
        disk_write_bytes: UNKNOWN,
        disk_queue: UNKNOWN,
        disk_service_time: UNKNOWN,
      },
    },
  };
}

export function networkOf(): NetworkStats {
  const all = Object.entries(networkInterfaces()).map(([name, addresses = []]) => ({
    name,
    addresses,
  }));
  const outward =
    all.find(({ addresses }) => addresses.some(({ internal }) => !internal)) ?? all[0];
  return {
    primary_interface: outward?.name ?? null,
    interfaces: Object.fromEntries(
      all.map(({ name, addresses }) => [
        name,
        {
          name,
          addresses: addresses.map(({ address }) => address),
          mac_address: addresses[0]?.mac ?? '',
          mtu: UNKNOWN,
          interface_stats: null,
        },
      ]),
    ),
    tcp: null,
  };
}

export function osOf(): OsStats {
  const [total, free] = [totalmem(), freemem()];
  return {
    load_average: loadavg(),
    uptime: Math.floor(uptime()),
    processor: processorOf(),
    memory: {
      total,
      free,
      free_percent: percent(free, total),
      used: total - free,
      used_percent: percent(total - free, total),
      actual_free: UNKNOWN,
      actual_used: UNKNOWN,
    },
    swap: { total: UNKNOWN, free: UNKNOWN, used: UNKNOWN },
  };
}

/** Shares of CPU time since the machine started. */
function processorOf(): OsStats['processor'] {
  const cores = cpus();
  const sum = (of: (times: (typeof cores)[number]['times']) => number) =>
    cores.reduce((result, { times }) => result + of(times), 0);
  const all = sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq);
  return {
    model: cores[0]?.model ?? 'Unknown',
    vendor: 'Unknown',
    mhz: cores[0]?.speed || UNKNOWN,
    total_cores: cores.length,
    total_sockets: UNKNOWN,
    cores_per_socket: UNKNOWN,
    cache_size: UNKNOWN,
    sys: percent(
      sum(({ sys, irq }) => sys + irq),
      all,
    ),
    user: percent(
      sum(({ user, nice }) => user + nice),
      all,
    ),
    idle: percent(
      sum(({ idle }) => idle),
      all,
    ),
    stolen: UNKNOWN,
  };
}

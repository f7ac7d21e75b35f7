import { endpoint } from './endpoint';

const nothing = () => ({});

/** Sizes are bytes, times milliseconds, shares percent; -1 is unknown. */
export type Filesystem = {
  path: string;
  mount: string | null;
  dev: string | null;
  type_name: string | null;
  sys_type_name: string | null;
  total: number;
  free: number;
  available: number;
  used: number;
  used_percent: number;
  inodes_total: number;
  inodes_free: number;
  inodes_used: number;
  inodes_used_percent: number;
  disk_reads: number;
  disk_writes: number;
  disk_read_bytes: number;
  disk_write_bytes: number;
  disk_queue: number;
  disk_service_time: number;
};
export type FsStats = { filesystems: Record<string, Filesystem> };
export type RuntimeStats = {
  version: string;
  vm_name: string;
  vm_version: string;
  vm_vendor: string;
  spec_name: string;
  spec_version: string;
  spec_vendor: string;
  start_time: number;
  mem: {
    heap_init: number;
    heap_max: number;
    non_heap_init: number;
    non_heap_max: number;
    direct_memory_max: number;
  };
  input_arguments: string[];
  boot_class_path: string;
  class_path: string;
  system_properties: Record<string, string>;
  garbage_collectors: string[];
  memory_pools: string[];
};
export type NetworkInterface = {
  name: string;
  addresses: string[];
  mac_address: string;
  mtu: number;
  interface_stats: null;
};
export type NetworkStats = {
  primary_interface: string | null;
  interfaces: Record<string, NetworkInterface>;
  tcp: null;
};
export type OsStats = {
  load_average: number[];
  /** Seconds since the machine was booted. */
  uptime: number;
  processor: {
    model: string;
    vendor: string;
    mhz: number;
    total_cores: number;
    total_sockets: number;
    cores_per_socket: number;
    cache_size: number;
    sys: number;
    user: number;
    idle: number;
    stolen: number;
  };
  memory: {
    total: number;
    free: number;
    free_percent: number;
    used: number;
    used_percent: number;
    actual_free: number;
    actual_used: number;
  };
  swap: { total: number; free: number; used: number };
};
export type ProcessStats = {
  pid: number;
  open_file_descriptors: number;
  max_file_descriptors: number;
  cpu: { percent: number; sys: number; user: number; total: number } | null;
  memory: { total_virtual: number; resident: number; share: number } | null;
};
export type SystemStats = {
  fs: FsStats;
  jvm: RuntimeStats;
  network: NetworkStats | null;
  os: OsStats;
  process: ProcessStats;
};

export const systemStats = endpoint<void, SystemStats>({
  method: 'GET',
  path: '/system/stats',
  toRequest: nothing,
});
export const fsStats = endpoint<void, FsStats>({
  method: 'GET',
  path: '/system/stats/fs',
  toRequest: nothing,
});
/** Statistics of the runtime, such as the JVM or Node.js. */
export const runtimeStats = endpoint<void, RuntimeStats>({
  method: 'GET',
  path: '/system/stats/jvm',
  toRequest: nothing,
});
export const networkStats = endpoint<void, NetworkStats>({
  method: 'GET',
  path: '/system/stats/network',
  toRequest: nothing,
});
export const osStats = endpoint<void, OsStats>({
  method: 'GET',
  path: '/system/stats/os',
  toRequest: nothing,
});
export const processStats = endpoint<void, ProcessStats>({
  method: 'GET',
  path: '/system/stats/process',
  toRequest: nothing,
});

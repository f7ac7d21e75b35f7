import { statfs } from 'node:fs/promises';
import type { Notification } from '@/contract/system';

export type DiskSpace = { total: number; free: number };
type Watermark =
  | 'es_node_disk_watermark_low'
  | 'es_node_disk_watermark_high'
  | 'es_node_disk_watermark_flood_stage';

const GIB = 1024 ** 3;
/**
 * A watermark is exceeded if free space is below both limits, because a percentage alone would be
 * too strict for large disks. Worst first.
 */
const MARKS: readonly { type: Watermark; share: number; bytes: number }[] = [
  { type: 'es_node_disk_watermark_flood_stage', share: 0.05, bytes: 1 * GIB },
  { type: 'es_node_disk_watermark_high', share: 0.1, bytes: 5 * GIB },
  { type: 'es_node_disk_watermark_low', share: 0.15, bytes: 10 * GIB },
];

/** The space in bytes that this process may use on the file system of a directory. */
export async function spaceAt(directory: string): Promise<DiskSpace> {
  const { blocks, bavail, bsize } = await statfs(directory);
  return { total: blocks * bsize, free: bavail * bsize };
}

export const watermarkOf = ({ total, free }: DiskSpace): Watermark | undefined =>
  MARKS.find(({ share, bytes }) => free < total * share && free < bytes)?.type;

/** Notifies about a filling disk, under Graylog's names for its search cluster. */
export type DiskWatch = { look(): Promise<void>; notifications(): Notification[] };

export type DiskWatchOptions = {
  space: () => Promise<DiskSpace>;
  directory: string;
  nodeId: string;
  now: () => number;
  log: (line: string) => void;
};

export function createDiskWatch({
  space,
  directory,
  nodeId,
  now,
  log,
}: DiskWatchOptions): DiskWatch {
  let passed: { type: Watermark; at: number; found: DiskSpace } | undefined;

  return {
    async look() {
      const found = await space();
      const type = watermarkOf(found);
      if (type !== undefined && type !== passed?.type)
        log(
          `The disk that holds ${directory} fills up: ${found.free} of ${found.total} bytes are free.`,
        );
      passed = type && { type, at: passed?.type === type ? passed.at : now(), found };
    },
    notifications: () =>
      passed
        ? [
            {
              severity: passed.type === 'es_node_disk_watermark_low' ? 'normal' : 'urgent',
              type: passed.type,
              timestamp: new Date(passed.at).toISOString(),
              node_id: nodeId,
              details: {
                nodes: directory,
                free_bytes: passed.found.free,
                total_bytes: passed.found.total,
              },
            },
          ]
        : [],
  };
}

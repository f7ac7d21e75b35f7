import { expect, it } from 'vitest';
import { textOf } from '../notifications/notification-text';
import { createDiskWatch, spaceAt, watermarkOf } from './disk-watermarks';

const GIB = 1024 ** 3;

it('small disks are judged by the share, large ones by what is left', () => {
  expect(watermarkOf({ total: 20 * GIB, free: 3.1 * GIB })).toBeUndefined();
  expect(watermarkOf({ total: 20 * GIB, free: 2.9 * GIB })).toBe('es_node_disk_watermark_low');
  expect(watermarkOf({ total: 20 * GIB, free: 1.9 * GIB })).toBe('es_node_disk_watermark_high');
  expect(watermarkOf({ total: 20 * GIB, free: 0.9 * GIB })).toBe(
    'es_node_disk_watermark_flood_stage',
  );
  expect(watermarkOf({ total: 2000 * GIB, free: 20 * GIB })).toBeUndefined();
});

it('says so once in the log, and among the notifications as long as it lasts', async () => {
  const disk = { total: 20 * GIB, free: 10 * GIB };
  const lines: string[] = [];
  const watch = createDiskWatch({
    space: async () => disk,
    directory: '/data',
    nodeId: 'node',
    now: () => 0,
    log: (line) => lines.push(line),
  });
  await watch.look();
  expect(watch.notifications()).toEqual([]);
  disk.free = GIB * 1.5;
  await watch.look();
  await watch.look();
  expect(watch.notifications()).toMatchObject([
    { type: 'es_node_disk_watermark_high', severity: 'urgent', node_id: 'node' },
  ]);
  expect(watch.notifications().map(textOf)).toEqual([
    {
      title: 'The disk is filling up',
      description: expect.stringContaining('/data has 1.5 GiB of 20.0 GiB left'),
    },
  ]);
  expect(lines).toHaveLength(1);
  disk.free = GIB * 10;
  await watch.look();
  expect(watch.notifications()).toEqual([]);
});

it('asks the file system', async () => {
  const { total, free } = await spaceAt('.');
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(free);
});

import { describe, expect, it } from 'vitest';
import type { Notification } from '@/contract/system';
import { htmlOf, textOf } from './notification-text';
import { createNotifications } from './notifications';

const failed = (key: string, reason = 'in use'): Notification => ({
  severity: 'urgent',
  type: 'input_failed_to_start',
  key,
  timestamp: '2026-11-21T12:00:00.000Z',
  node_id: 'n',
  details: { input_id: key, reason },
});

describe('a notification', () => {
  it('is gone once it was dismissed, others of its type stay', () => {
    const notifications = createNotifications(() => [failed('a'), failed('b')]);
    notifications.dismiss('input_failed_to_start', 'a');
    expect(notifications.active().map(({ key }) => key)).toEqual(['b']);
    expect(notifications.find('input_failed_to_start', 'a')).toBeUndefined();
  });

  it('comes back when its matter was over in between', () => {
    let current = [failed('a')];
    const notifications = createNotifications(() => current);
    notifications.dismiss('input_failed_to_start');
    current = [];
    expect(notifications.active()).toEqual([]);
    current = [failed('a')];
    expect(notifications.active()).toHaveLength(1);
  });

  it('keeps the time at which its matter was found', () => {
    const at = (hour: number) => ({ ...failed('a'), timestamp: `2026-11-21T${hour}:00:00.000Z` });
    let current = [at(12)];
    const notifications = createNotifications(() => current);
    const times = () => notifications.active().map(({ timestamp }) => timestamp.slice(11, 13));
    expect(times()).toEqual(['12']);
    current = [at(13)];
    expect(times()).toEqual(['12']);
    expect(notifications.find('input_failed_to_start')?.timestamp).toBe(at(12).timestamp);
    current = [];
    expect(times()).toEqual([]);
    current = [at(14)];
    expect(times()).toEqual(['14']);
  });

  it('says that the disk is full in words, and sizes in a unit that fits them', () => {
    const of = (type: string, details: Record<string, unknown>) =>
      textOf({ ...failed('a'), type, details }).description;
    const reason = 'Failed to commit: Could not write file "a.wal": No space left on device';
    expect(of('messages_not_stored', { reason })).toMatch(/^The disk is full\. Senders wait/);
    expect(of('messages_not_stored', { reason: 'Out of memory' })).toContain('Out of memory');
    const space = { nodes: '/data', free_bytes: 1_572_864, total_bytes: 1024 ** 3 };
    expect(of('es_node_disk_watermark_flood_stage', space)).toContain('has 2 MiB of 1.0 GiB left');
  });

  it('says what is the matter, and never as markup', () => {
    const hostile = failed('a', '<img src=x onerror=alert(1)>');
    expect(textOf(hostile).description).toBe(
      'The input a is not running on this node: <img src=x onerror=alert(1)>',
    );
    expect(htmlOf(hostile).description).toBe(
      '<span>The input a is not running on this node: &lt;img src=x onerror=alert(1)&gt;</span>',
    );
  });
});

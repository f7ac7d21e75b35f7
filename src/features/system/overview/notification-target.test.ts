import { expect, it } from 'vitest';
import { notificationTarget } from './notification-target';

const ID = '5f0000000000000000000001';
const of = (type: string, details: Record<string, unknown> = {}) =>
  notificationTarget({ type, node_id: 'n1', details })?.to;

it.each([
  ['input_failing', { input_id: `[GELF TCP/Shop/${ID}]` }, `/system/inputs/${ID}`],
  ['input_failed_to_start', {}, '/system/inputs'],
  ['extractor_quarantined', { input_id: ID }, `/system/inputs/${ID}`],
  ['no_input_running', {}, '/system/inputs'],
  ['stream_processing_disabled', { stream_id: ID }, `/streams/${ID}/edit`],
  ['output_failing', { output_id: ID }, `/system/outputs/${ID}`],
  ['output_disabled', {}, '/system/outputs'],
  ['processing_paused', {}, '/system/nodes/n1'],
  ['es_node_disk_watermark_high', {}, '/system/indices'],
  ['outdated_version', {}, undefined],
])('%s %j leads to %s', (type, details, path) => {
  expect(of(type, details)).toBe(path);
});

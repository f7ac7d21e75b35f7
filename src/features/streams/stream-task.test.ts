import { expect, it } from 'vitest';
import { readTask, writeTask, type StreamTask } from './stream-task';

it.each<StreamTask | undefined>([
  undefined,
  { kind: 'new' },
  { kind: 'new', example: { index: 'graylog_0', id: '01H', field: '' } },
  { kind: 'new', example: { index: 'graylog_0', id: '01H', field: 'took_ms' } },
  { kind: 'edit', id: 'a1' },
  { kind: 'clone', id: 'b/2 &' },
])('is read back from the URL: %j', (task) => {
  const params = writeTask(task, new URLSearchParams('page=2&edit=old'));
  expect(params.get('page')).toBe('2');
  expect(readTask(new URLSearchParams(params.toString()))).toEqual(task);
});

it('is undefined if the URL has no task', () => {
  expect(readTask(new URLSearchParams('edit=&clone='))).toBeUndefined();
});

import { expect, it } from 'vitest';
import { exampleOf, streamSheet, type Example } from './stream-task';

const taskAt = (address: string) => streamSheet.read(new URLSearchParams(address));

it.each<[string, Example | undefined]>([
  ['new', undefined],
  ['new&index=graylog_0&message_id=01H', { index: 'graylog_0', id: '01H', field: '' }],
  [
    'new&index=graylog_0&message_id=01H&field=took_ms',
    { index: 'graylog_0', id: '01H', field: 'took_ms' },
  ],
  ['new&index=graylog_0', undefined],
  ['new&message_id=01H&field=took_ms', undefined],
  ['edit=a1&index=graylog_0&message_id=01H', undefined],
])('reads the example of a new stream from ?%s', (address, example) => {
  const task = taskAt(address);
  expect(task && exampleOf(task)).toEqual(example);
});

it('is about a stream that is edited or cloned', () => {
  expect(taskAt('page=2&edit=a1')).toEqual({ kind: 'edit', id: 'a1' });
  expect(taskAt('clone=b%2F2+%26')).toEqual({ kind: 'clone', id: 'b/2 &' });
  expect(taskAt('edit=&clone=')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { DEFAULT_STREAM_ID, type StreamRule } from '@/contract/streams';
import type { IncomingMessage } from '../message-types/incoming-message';
import { openDocuments } from '../storage/documents';
import {
  createStreamStore,
  newStream,
  type FormerSets,
  type StoredStream,
  type TakenOut,
} from './stream-store';

const message: IncomingMessage = {
  timestamp: 0,
  source: 'web1',
  message: 'x',
  fields: {},
  inputId: 'in',
  receivedAt: 0,
};
const rule = (value: string): StreamRule => ({
  id: 'r',
  type: 1,
  field: 'source',
  value,
  inverted: false,
  stream_id: 'mine',
  description: null,
});
const web = newStream({ id: 'mine', title: 'Mine', rules: [rule('web1')] });
const opened = async () =>
  createStreamStore(
    await openDocuments<StoredStream>(undefined, 'streams'),
    await openDocuments<TakenOut>(undefined, 'taken'),
    await openDocuments<FormerSets>(undefined, 'former'),
  );

describe('messages go by the streams as they are now', () => {
  it.each<[string, StoredStream, boolean]>([
    ['paused', { ...web, disabled: true }, false],
    ['with another rule', { ...web, rules: [rule('web2')] }, false],
    ['with one more', { ...web, rules: [...web.rules, rule('web2')] }, false],
    [
      'with one of two rules',
      { ...web, rules: [...web.rules, rule('web2')], matching_type: 'OR' },
      true,
    ],
    ['under another title', { ...web, title: 'Yours' }, true],
    ['with an output', { ...web, outputs: ['o'] }, true],
  ])('a stream %s', async (_, changed, expected) => {
    const streams = await opened();
    await streams.save(web);
    expect(streams.route(message)).toEqual([DEFAULT_STREAM_ID, 'mine']);
    await streams.save(changed);
    expect(streams.route(message).includes('mine')).toBe(expected);
    await streams.save(web);
    expect(streams.route(message)).toEqual([DEFAULT_STREAM_ID, 'mine']);
    await streams.save({ ...web, remove_matches_from_default_stream: true });
    expect(streams.route(message)).toEqual(['mine']);
    await streams.remove('mine');
    expect(streams.route(message)).toEqual([DEFAULT_STREAM_ID]);
  });
});

it('knows every index set that a stream wrote to', async () => {
  const streams = await opened();
  for (const index_set_id of ['a', 'b', 'c', 'b']) await streams.save({ ...web, index_set_id });
  expect([...streams.setsOf('mine')].sort()).toEqual(['a', 'b', 'c']);
  await streams.remove('mine');
  expect(streams.setsOf('mine')).toEqual([]);
});

it('knows whether messages were left behind by a stream that took them out of the default stream', async () => {
  const streams = await opened();
  await streams.save(web);
  await streams.remove('mine');
  expect(streams.leftMessages()).toBe(false);
  await streams.save({ ...web, remove_matches_from_default_stream: true });
  await streams.save({ ...web, disabled: true });
  expect(streams.leftMessages()).toBe(false);
  await streams.remove('mine');
  expect(streams.leftMessages()).toBe(true);
});
